import { describe, expect, it } from 'vitest';
import { GitHostError, type GitHost } from './port.ts';

interface GitHostHarness {
  host: GitHost;
  /** A new installation with every permission, and its code. */
  granted: { installationId: string; code: string };
  /** A repository with write access, and a read-only one. */
  writable: string;
  readable: string;
}

/** The behaviour of every GitHost. */
export function gitHostContract(adapter: string, makeHarness: () => Promise<GitHostHarness>): void {
  describe(`${adapter} as a source-code host`, () => {
    it('includes the given state in the authorize URL', async () => {
      const { host } = await makeHarness();
      expect(new URL(host.authorizeUrl('a.b.c')).searchParams.get('state')).toBe('a.b.c');
    });

    it('accepts an installation only with its code, and the code once', async () => {
      const { host, granted } = await makeHarness();
      const stolen = host.completeInstall({ ...granted, code: 'f'.repeat(40) });
      await expect(stolen).rejects.toMatchObject({ kind: 'invalid', field: 'code' });
      const installed = await host.completeInstall(granted);
      expect(installed).toMatchObject({ id: granted.installationId, login: expect.any(String) as unknown });
      await expect(host.completeInstall(granted)).rejects.toBeInstanceOf(GitHostError);
    });

    it('lists repositories by name, with write access', async () => {
      const { host, granted, writable, readable } = await makeHarness();
      const found = await host.repositories(granted.installationId);
      const names = found.map(({ name }) => name);
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
      const access = new Map(found.map(({ name, hasWriteAccess }) => [name, hasWriteAccess]));
      expect([access.get(writable), access.get(readable)]).toEqual([true, false]);
    });

    it('lists branches with the default one first', async () => {
      const { host, granted, writable } = await makeHarness();
      const repository = (await host.repositories(granted.installationId)).find(
        ({ name }) => name === writable,
      );
      const branches = await host.branches(granted.installationId, writable);
      expect(branches[0]).toBe(repository?.defaultBranch);
    });

    it('adds a key once and removes it idempotently', async () => {
      const { host, granted, writable } = await makeHarness();
      const key = { title: 'Kubedeck', publicKey: 'ssh-ed25519 AAAA kubedeck' };
      const id = await host.addDeployKey(granted.installationId, writable, key);
      expect(await host.addDeployKey(granted.installationId, writable, key)).toBe(id);
      await host.removeDeployKey(granted.installationId, writable, id);
      await host.removeDeployKey(granted.installationId, writable, id);
    });

    it('commits only missing files', async () => {
      const { host, granted, writable } = await makeHarness();
      const commit = { branch: 'main', message: 'Add', files: [{ path: 'clusters/a/k.yaml', content: '' }] };
      const sha = await host.commitFiles(granted.installationId, writable, commit);
      expect(sha).toMatch(/^[0-9a-f]{40}$/);
      expect(await host.commitFiles(granted.installationId, writable, commit)).toBe(sha);
    });

    it('does not write to a read-only repository', async () => {
      const { host, granted, readable } = await makeHarness();
      const commit = { branch: 'main', message: 'Add', files: [{ path: 'x', content: '' }] };
      await expect(host.commitFiles(granted.installationId, readable, commit)).rejects.toMatchObject({
        kind: 'readonly',
      });
    });

    it('refuses a disconnected installation', async () => {
      const { host, granted } = await makeHarness();
      await host.disconnect(granted.installationId);
      await host.disconnect(granted.installationId);
      await expect(host.repositories(granted.installationId)).rejects.toMatchObject({ kind: 'auth' });
    });
  });
}
