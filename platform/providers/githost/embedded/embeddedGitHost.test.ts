import { describe, expect, it } from 'vitest';
import { createMemoryCloudStore } from '../../testing/memoryCloudStore.ts';
import { gitHostContract } from '../githost.contract.ts';
import { authorizePage } from './authorizePage.ts';
import { createEmbeddedGitHost } from './embeddedGitHost.ts';
import { sampleAccounts } from './samples.ts';

const publicUrl = 'https://console.example.test';
const all = { metadata: 'read', contents: 'write', administration: 'write' } as const;
const makeHost = () => createEmbeddedGitHost({ store: createMemoryCloudStore(), publicUrl });

gitHostContract('the embedded host', async () => {
  const host = makeHost();
  const granted = await host.grant('acme-labs', all);
  return { host, granted, writable: 'acme-labs/fleet-infra', readable: 'acme-labs/payments' };
});

describe('the embedded git host', () => {
  it.each([
    ['rate-limited', { kind: 'transient', retryAfter: 60 }],
    ['revoked-app', { kind: 'auth', code: 'installation_revoked' }],
  ])('fails with the sentinel account %s', async (login, failure) => {
    const host = makeHost();
    const { installationId } = await host.grant(login, all);
    await expect(host.repositories(installationId)).rejects.toMatchObject(failure);
  });

  it('has an account without repositories', async () => {
    const host = makeHost();
    const { installationId } = await host.grant('empty-handed', all);
    await expect(host.repositories(installationId)).resolves.toEqual([]);
  });

  it('refuses a deploy key without the permission for it', async () => {
    const host = makeHost();
    const { installationId } = await host.grant('acme-labs', { ...all, administration: 'none' });
    const key = { title: 'k', publicKey: 'ssh-ed25519 AAAA' };
    await expect(host.addDeployKey(installationId, 'acme-labs/shop', key)).rejects.toMatchObject({
      kind: 'readonly',
      message: expect.stringContaining('Administration') as unknown,
    });
  });

  it('lists every account on a page without scripts, and escapes the state', () => {
    const { html, contentSecurityPolicy } = authorizePage('"><script>x</script>', publicUrl);
    for (const { login } of sampleAccounts) expect(html).toContain(`value="${login}"`);
    expect(html).not.toMatch(/<script|\sstyle=/);
    expect(contentSecurityPolicy).toContain(`form-action 'self' ${publicUrl}`);
  });
});
