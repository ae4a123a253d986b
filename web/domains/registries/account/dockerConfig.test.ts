import { loginInDockerConfig, readGoogleKey } from './dockerConfig.ts';

const key = JSON.stringify({ type: 'service_account', private_key: 'p', client_email: 'robot@acme.test' });
const config = (entry: object) => JSON.stringify({ auths: { 'ghcr.io': entry } });

it.each([
  [config({ username: 'ann', password: 'pw' }), { url: 'ghcr.io', username: 'ann', password: 'pw' }],
  [config({ auth: btoa('ann:p:w') }), { url: 'ghcr.io', username: 'ann', password: 'p:w' }],
  [config({ auth: btoa(`_json_key:${key}`) }), { url: 'ghcr.io', username: '_json_key', password: key }],
  [config({ auth: '%%%' }), null],
  [config({}), null],
  ['{"auths":[]}', null],
  ['not JSON', null],
])('the login in %s is %j', (text, expected) => {
  expect(loginInDockerConfig(text)).toEqual(expected);
});

it.each([
  ['  ', { kind: 'empty' }],
  ['{', { kind: 'invalidJson' }],
  ['[]', { kind: 'unrecognized' }],
  ['{"a":1}', { kind: 'unrecognized' }],
  ['{"type":"service_account","client_email":"a"}', { kind: 'missing', fields: 'private_key' }],
  [key, { kind: 'serviceAccount', email: 'robot@acme.test' }],
  [config({ username: 'a', password: 'b' }), { kind: 'dockerConfig' }],
])('a Google key %s is %j', (text, expected) => {
  expect(readGoogleKey(text)).toMatchObject(expected);
});
