import { describe, expect, it } from 'vitest';
import type { Clock } from '../../clock.ts';
import { Secret } from '../../crypto/secret.ts';
import type { GitOpsInstaller, GitOpsSource, ObservedFlux } from './port.ts';

export const gitOpsTarget = { clusterId: '0f8fad5b-d9cb-469f-a165-70867728950e' };
export const gitOpsSource: GitOpsSource = {
  url: 'ssh://git@github.com/acme-labs/fleet-infra.git',
  branch: 'main',
  path: 'clusters/alpha',
  publicKey: 'ssh-ed25519 AAAA kubedeck',
  privateKey: new Secret('private'),
};

interface Subject {
  gitOps: GitOpsInstaller;
  /** Moves time on when it sleeps. */
  clock: Clock;
}

/** Looks until Flux is ready or stalled; returns what was seen on the way. */
export async function untilSettled({ gitOps, clock }: Subject): Promise<ObservedFlux[]> {
  const seen: ObservedFlux[] = [];
  for (;;) {
    const now = await gitOps.observe(gitOpsTarget);
    if (!now) throw new Error('there is no FluxInstance');
    seen.push(now);
    if (now.state !== 'reconciling') return seen;
    await clock.sleep(2_000);
  }
}

async function untilGone({ gitOps, clock }: Subject): Promise<void> {
  while ((await gitOps.observe(gitOpsTarget)) !== null) await clock.sleep(2_000);
}

/** The behaviour of every GitOpsInstaller. */
export function gitOpsContract(adapter: string, make: () => Promise<Subject>): void {
  describe(`${adapter} as a GitOps installer`, () => {
    it('sees nothing in a cluster without an instance', async () => {
      const { gitOps } = await make();
      await expect(gitOps.status(gitOpsTarget)).resolves.toBeNull();
      await expect(gitOps.observe(gitOpsTarget)).resolves.toBeNull();
    });

    it('follows the branch and the path, and shows the applied revision', async () => {
      const subject = await make();
      const { gitOps } = subject;
      await gitOps.enable(gitOpsTarget, gitOpsSource);
      const seen = await untilSettled(subject);
      const fractions = seen.map(({ progress }) => progress.fraction);
      expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
      expect(seen.at(-1)?.state).toBe('ready');
      const state = await gitOps.status(gitOpsTarget);
      expect(state?.source).toMatchObject({ url: gitOpsSource.url, state: 'ready' });
      expect(state?.source.revision).toMatch(/^main@sha1:[0-9a-f]{40}$/);
      expect(state?.kustomizations[0]).toMatchObject({ name: 'flux-system', path: './clusters/alpha' });
      expect(JSON.stringify(state)).not.toContain('private');
    });

    it('changes nothing when it is enabled again', async () => {
      const subject = await make();
      const { gitOps } = subject;
      await gitOps.enable(gitOpsTarget, gitOpsSource);
      await untilSettled(subject);
      const before = await gitOps.status(gitOpsTarget);
      await gitOps.enable(gitOpsTarget, gitOpsSource);
      expect((await gitOps.observe(gitOpsTarget))?.state).toBe('ready');
      expect((await gitOps.status(gitOpsTarget))?.source.revision).toBe(before?.source.revision);
    });

    it('is removed by disabling, idempotently', async () => {
      const subject = await make();
      const { gitOps } = subject;
      await gitOps.enable(gitOpsTarget, gitOpsSource);
      await untilSettled(subject);
      await gitOps.disable(gitOpsTarget);
      await gitOps.disable(gitOpsTarget);
      await untilGone(subject);
      await expect(gitOps.status(gitOpsTarget)).resolves.toBeNull();
    });
  });
}
