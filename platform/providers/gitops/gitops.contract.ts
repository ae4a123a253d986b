import { describe, expect, it } from 'vitest';
import { Secret } from '../../crypto/secret.ts';
import type { GitOpsInstaller, GitOpsSource } from './port.ts';

export const gitOpsTarget = { clusterId: '0f8fad5b-d9cb-469f-a165-70867728950e', clusterName: 'alpha' };
export const gitOpsSource: GitOpsSource = {
  url: 'ssh://git@github.com/acme-labs/fleet-infra.git',
  branch: 'main',
  path: 'clusters/alpha',
  publicKey: 'ssh-ed25519 AAAA kubedeck',
  privateKey: new Secret('private'),
};

/** The behaviour of every GitOpsInstaller; the adapter's clock advances by itself. */
export function gitOpsContract(adapter: string, make: () => Promise<GitOpsInstaller>): void {
  describe(`${adapter} as a GitOps installer`, () => {
    it('returns null for a cluster without an instance', async () => {
      await expect((await make()).status(gitOpsTarget)).resolves.toBeNull();
    });

    it('follows the branch and the path, and reports the applied revision', async () => {
      const installer = await make();
      const reported: number[] = [];
      await installer.enable(gitOpsTarget, gitOpsSource, {
        onProgress: ({ fraction }) => void reported.push(fraction),
      });
      expect(reported).toEqual([...reported].sort((a, b) => a - b));
      const state = await installer.status(gitOpsTarget);
      expect(state?.source).toMatchObject({ url: gitOpsSource.url, state: 'ready' });
      expect(state?.source.revision).toMatch(/^main@sha1:[0-9a-f]{40}$/);
      expect(state?.kustomizations[0]).toMatchObject({ name: 'flux-system', path: './clusters/alpha' });
      expect(JSON.stringify(state)).not.toContain('private');
    });

    it('changes nothing when it is enabled again', async () => {
      const installer = await make();
      await installer.enable(gitOpsTarget, gitOpsSource);
      const before = await installer.status(gitOpsTarget);
      await installer.enable(gitOpsTarget, gitOpsSource);
      expect((await installer.status(gitOpsTarget))?.source.revision).toBe(before?.source.revision);
    });

    it('is removed by disabling, idempotently', async () => {
      const installer = await make();
      await installer.enable(gitOpsTarget, gitOpsSource);
      await installer.disable(gitOpsTarget);
      await installer.disable(gitOpsTarget);
      await expect(installer.status(gitOpsTarget)).resolves.toBeNull();
    });
  });
}
