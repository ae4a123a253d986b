import { beforeEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../clock.ts';
import { english } from '../../messages/messages.ts';
import { addonCatalogue } from './catalogue.ts';
import {
  AddonError,
  type AddonAction,
  type AddonInstaller,
  type AddonTarget,
  type ObservedAddon,
} from './port.ts';

export const addonTarget = {
  clusterId: '5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10',
  k3sVersion: 'v1.32.8+k3s1',
} satisfies AddonTarget;

interface Subject {
  installer: AddonInstaller;
  /** Moves time on when it sleeps. */
  clock: Clock;
}

/** Applies an action and looks until it has ended; returns what was seen on the way. */
export async function runAddon(
  { installer, clock }: Subject,
  action: AddonAction,
): Promise<{ seen: ObservedAddon[]; last: ObservedAddon }> {
  await installer.apply(addonTarget, action);
  const seen: ObservedAddon[] = [];
  for (;;) {
    const [now] = await installer.observe(addonTarget.clusterId, [action]);
    if (!now) throw new Error('nothing was observed');
    seen.push(now);
    if (now.state !== 'running') return { seen, last: now };
    await clock.sleep(2_000);
  }
}

/** The behaviour of every AddonInstaller. */
export function addonsContract(adapter: string, makeSubject: () => Promise<Subject>): void {
  describe(`${adapter} as an add-on installer`, () => {
    let subject: Subject;
    beforeEach(async () => {
      subject = await makeSubject();
    });
    const run = (action: AddonAction) => runAddon(subject, action);

    it('shows progress from 10 to 100 in order, with a message each time', async () => {
      const action = { addon: 'cert-manager', action: 'install', version: 'v1.19.1' } as const;
      expect((await subject.installer.apply(addonTarget, action)).progress).toBe(10);
      const { seen } = await run(action);
      const steps = seen.map(({ progress }) => progress);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      expect(steps).toContain(30);
      expect(steps.at(-1)).toBe(100);
      expect(steps.some((one) => one >= 60 && one < 100)).toBe(true);
      expect(seen.every(({ message }) => english(message) !== '')).toBe(true);
    });

    it('returns addresses for ingress add-ons only, and keeps them through an upgrade', async () => {
      const { loadBalancerIps } = (await run({ addon: 'traefik', action: 'install', version: '37.1.1' }))
        .last;
      expect(loadBalancerIps).toHaveLength(1);
      expect(loadBalancerIps[0]).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
      const upgraded = await run({ addon: 'traefik', action: 'upgrade', version: '37.1.2' });
      expect(upgraded.last).toMatchObject({ state: 'done', loadBalancerIps });
      const keel = await run({ addon: 'keel', action: 'install', version: '1.0.5' });
      expect(keel.last).toMatchObject({ state: 'done', loadBalancerIps: [] });
    });

    it('installs, rolls back and uninstalls everything in the catalogue', async () => {
      const all = addonCatalogue.map(({ name, versions }) => ({
        addon: name,
        version: versions.at(-1)?.version ?? '',
      }));
      for (const one of all)
        expect((await run({ ...one, action: 'install' })).last, one.addon).toMatchObject({ state: 'done' });
      // In reverse, as add-ons need those that they require until they are gone.
      for (const one of all.reverse()) {
        const rolledBack = await run({ ...one, action: 'rollback' });
        expect(rolledBack.last, one.addon).toMatchObject({ state: 'done' });
        const removed = await run({ addon: one.addon, action: 'uninstall', version: null });
        expect(removed.last, one.addon).toMatchObject({ state: 'done' });
      }
    });

    it('applies and removes twice without a difference, as a job may be repeated', async () => {
      const install = { addon: 'keel', action: 'install', version: '1.0.5' } as const;
      await subject.installer.apply(addonTarget, install);
      expect((await run(install)).last.state).toBe('done');
      await subject.installer.apply(addonTarget, install);
      const [still] = await subject.installer.observe(addonTarget.clusterId, [install]);
      expect(still?.state).toBe('done');
      const uninstall = { addon: 'keel', action: 'uninstall', version: null } as const;
      await subject.installer.apply(addonTarget, uninstall);
      expect((await run(uninstall)).last.state).toBe('done');
      expect((await run(uninstall)).last.state).toBe('done');
    });

    it('refuses add-ons that are not in the catalogue, naming the field', async () => {
      const { installer } = subject;
      const stranger = { addon: 'solitaire', action: 'install', version: '1' } as const;
      await expect(installer.apply(addonTarget, stranger)).rejects.toMatchObject({
        kind: 'invalid',
        field: 'addonName',
      });
      const old = { addon: 'keel', action: 'upgrade', version: '0.0.1' } as const;
      await expect(installer.apply(addonTarget, old)).rejects.toMatchObject({
        kind: 'invalid',
        field: 'version',
      });
    });

    it('refuses a version that does not support the Kubernetes of the cluster', async () => {
      const { installer } = subject;
      const old = { ...addonTarget, k3sVersion: 'v1.30.14+k3s2' };
      const wanted = { addon: 'cert-manager', action: 'install' } as const;
      const refused = installer.apply(old, { ...wanted, version: 'v1.19.1' });
      await expect(refused).rejects.toMatchObject({ code: 'kubernetes_unsupported' });
      await expect(refused).rejects.toBeInstanceOf(AddonError);
      await expect(installer.apply(old, { ...wanted, version: 'v1.18.3' })).resolves.toBeDefined();
    });

    it('stops when aborted', async () => {
      const signal = AbortSignal.abort(new Error('stopped'));
      const wanted = { addon: 'keel', action: 'install', version: '1.0.5' } as const;
      await expect(subject.installer.apply(addonTarget, wanted, signal)).rejects.toThrow('stopped');
    });
  });
}
