import { describe, expect, it } from 'vitest';
import { answer, testGateway, type UpstreamTable } from '../../../testing.ts';
import { invalidField, userJson, wire } from '../../testing.ts';

const ssoJson = (changes: object = {}) => ({
  redirect_url: 'https://console.example.com/auth/sso/callback',
  connection: {
    ...{ issuer: 'https://id.example.com', client_id: 'console', role_claim: 'groups', required: false },
    domains: [
      { name: 'example.com', verified: true, record_name: '_kubedeck.example.com', record_value: 'v' },
    ],
    role_mapping: [{ value: 'ops', role: 'admin' }],
    default_role: 'user',
    ...changes,
  },
});
const world = (upstream: UpstreamTable = {}) =>
  testGateway({ upstream: { 'GET /api/user': { data: userJson() }, ...upstream } });
const fields =
  'redirectUrl provider { issuer clientId roleClaim defaultRole isRequired domains { name isVerified } roleMapping { value role } }';
const errors = '... on RefusedError { code } ... on InputError { issues { path code } }';
const shown = {
  redirectUrl: 'https://console.example.com/auth/sso/callback',
  provider: {
    ...{ issuer: 'https://id.example.com', clientId: 'console', roleClaim: 'groups' },
    ...{ defaultRole: 'USER', isRequired: false },
    domains: [{ name: 'example.com', isVerified: true }],
    roleMapping: [{ value: 'ops', role: 'ADMIN' }],
  },
};

it('single sign-on of the account is read with one call', async () => {
  const { execute } = world({ 'GET /api/account/sso': { data: ssoJson() } });
  const { data, calls } = await execute(`{ viewer { account { singleSignOn { ${fields} } } } }`);
  expect(data).toEqual({ viewer: { account: { singleSignOn: shown } } });
  expect(wire(calls)).toEqual(['GET /api/user', 'GET /api/account/sso']);
});

describe('saveSingleSignOn', () => {
  const input = {
    ...{ issuer: 'https://id.example.com', clientId: 'console', domains: ['example.com'] },
    ...{ roleClaim: 'groups', roleMapping: [{ value: 'ops', role: 'ADMIN' }], isRequired: true },
  };
  const save = `mutation ($input: SaveSingleSignOnInput!) { saveSingleSignOn(input: $input) {
    ... on SaveSingleSignOnPayload { singleSignOn { ${fields} } } ${errors} } }`;

  it('sends everything, and the secret only if there is a new one', async () => {
    const { execute } = world({ 'PUT /api/account/sso': { data: ssoJson() } });
    const { data, calls } = await execute(save, { input });
    expect(data).toEqual({ saveSingleSignOn: { singleSignOn: shown } });
    expect(calls[0]?.body).toEqual({
      ...{ issuer: 'https://id.example.com', client_id: 'console', domains: ['example.com'] },
      ...{ role_claim: 'groups', role_mapping: [{ value: 'ops', role: 'admin' }] },
      ...{ default_role: 'user', required: true },
    });
    const sent = await execute(save, { input: { ...input, clientSecret: 's' } });
    expect(sent.calls.at(-1)?.body).toMatchObject({ client_secret: 's' });
  });

  it.each([
    [invalidField('required', 'sso_required_domain', 'No.'), { issues: [{ path: 'isRequired' }] }],
    [invalidField('client_secret', 'sso_secret_required', 'No.'), { issues: [{ path: 'clientSecret' }] }],
    [answer(403, { error: 'forbidden', message: 'No.' }), { code: 'FORBIDDEN' }],
  ])('returns the refusal', async (given, expected) => {
    const { execute } = world({ 'PUT /api/account/sso': given });
    const answered = await execute(save, { input });
    expect(answered.errors).toBeUndefined();
    expect(answered.data).toMatchObject({ saveSingleSignOn: expected });
  });
});

it('testSingleSignOn names the issuer as the invalid field', async () => {
  const { execute } = world({
    'POST /api/account/sso/test': invalidField('issuer', 'sso_issuer_failed', 'No.'),
  });
  const { data } = await execute(
    `mutation { testSingleSignOn(input: { issuer: "https://x.example", clientId: "c" }) { ... on TestSingleSignOnPayload { issuer } ${errors} } }`,
  );
  expect(data).toMatchObject({ testSingleSignOn: { issues: [{ path: 'issuer' }] } });
});

it.each([
  ['verifySsoDomains', 'POST /api/account/sso/verify', 'VerifySsoDomainsPayload'],
  ['removeSingleSignOn', 'DELETE /api/account/sso', 'RemoveSingleSignOnPayload'],
])('%s returns what is left', async (name, call, payload) => {
  const { execute } = world({ [call]: { data: { ...ssoJson(), connection: null } } });
  const { data } = await execute(
    `mutation { ${name} { ... on ${payload} { account { name } singleSignOn { provider { issuer } } } ... on RefusedError { code } } }`,
  );
  expect(data).toMatchObject({ [name]: { singleSignOn: { provider: null } } });
});
