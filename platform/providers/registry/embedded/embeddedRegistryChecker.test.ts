import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../clock.ts';
import { Secret } from '../../../crypto/secret.ts';
import { readGoogleKey } from '../googleKey.ts';
import { credentials, registryContract } from '../registry.contract.ts';
import { createEmbeddedRegistryChecker } from './embeddedRegistryChecker.ts';

const make = () => createEmbeddedRegistryChecker({ clock: manualClock() });
registryContract('the embedded registry checker', make);

const account = { type: 'service_account', private_key: 'p', client_email: 'a@b' };
const inDocker = (password: string) =>
  JSON.stringify({ auths: { 'gcr.io': { auth: Buffer.from(`_json_key:${password}`).toString('base64') } } });

describe('the embedded registry checker', () => {
  it('refuses sentinel values', async () => {
    await expect(make().verify(credentials({ username: 'wrong-user' }))).rejects.toMatchObject({
      kind: 'auth',
    });
    const away = credentials({ type: 'custom', url: 'unreachable.example.com' });
    await expect(make().verify(away)).rejects.toMatchObject({ kind: 'unavailable', field: 'url' });
  });

  it('extracts a service account’s key from a Docker config', async () => {
    const key = JSON.stringify(account);
    const registry = credentials({
      type: 'google-artifact',
      url: 'gcr.io',
      username: '_json_key',
      password: new Secret(inDocker(key)),
    });
    await make().verify(registry);
    const { json } = await make().dockerConfig(registry);
    expect(JSON.parse(json.reveal())).toMatchObject({ auths: { 'gcr.io': { password: key } } });
  });

  it.each([
    ['nonsense', { kind: 'invalid_json' }],
    ['"text"', { kind: 'unrecognized' }],
    [inDocker('plain'), { kind: 'unrecognized' }],
    [JSON.stringify({ ...account, private_key: '' }), { kind: 'missing_fields', fields: ['private_key'] }],
    [JSON.stringify(account), { kind: 'service_account' }],
  ])('parses %s', (text, found) => {
    expect(readGoogleKey(text)).toMatchObject(found);
  });
});
