import { beforeEach, describe, expect, it } from 'vitest';
import { addonCatalogue } from './catalogue.ts';
import type { AddonInstaller, AddonProgress, AddonTarget } from './port.ts';
import { AddonError } from './port.ts';
import { english } from '../../messages/messages.ts';

export const addonTarget = {
  clusterId: '5f0c3c53-3a5b-4d6e-9a52-3f1f6a3e7d10',
  clusterName: 'contract',
  location: 'fsn1',
  k3sVersion: 'v1.32.8+k3s1',
} satisfies Omit<AddonTarget, 'addon'>;

const target = addonTarget;

/** The behaviour of every AddonInstaller. */
export function addonsContract(adapter: string, makeInstaller: () => Promise<AddonInstaller>): void {
  describe(`${adapter} as an add-on installer`, () => {
    let installer: AddonInstaller;
    let seen: AddonProgress[];
    const onProgress = (progress: AddonProgress) => void seen.push(progress);
    beforeEach(async () => {
      installer = await makeInstaller();
      seen = [];
    });

    it('reports progress from 10 to 100 in order, with a message each time', async () => {
      await installer.install({ ...target, addon: 'cert-manager', version: 'v1.19.1' }, { onProgress });
      const steps = seen.map(({ progress }) => progress);
      expect([steps.at(0), steps.at(-1)]).toEqual([10, 100]);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
      expect(steps).toEqual(expect.arrayContaining([30, 60, 95]));
      expect(seen.every(({ message }) => english(message) !== '')).toBe(true);
    });

    it('returns addresses for ingress add-ons only, and keeps them through an upgrade', async () => {
      const ingress = { ...target, addon: 'traefik' };
      const { loadBalancerIps } = await installer.install({ ...ingress, version: '37.1.1' });
      expect(loadBalancerIps).toHaveLength(1);
      expect(loadBalancerIps[0]).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
      await expect(installer.upgrade({ ...ingress, version: '37.1.2' })).resolves.toEqual({
        loadBalancerIps,
      });
      const keel = { ...target, addon: 'keel', version: '1.0.5' };
      await expect(installer.install(keel)).resolves.toEqual({ loadBalancerIps: [] });
    });

    it('installs, rolls back and uninstalls everything in the catalogue', async () => {
      const all = addonCatalogue.map(({ name, versions }) => ({
        ...target,
        addon: name,
        version: versions.at(-1)?.version ?? '',
      }));
      for (const wanted of all) await installer.install(wanted);
      // In reverse, as add-ons need those that they require until they are gone.
      for (const wanted of all.reverse()) {
        await installer.rollback(wanted);
        await expect(installer.uninstall(wanted)).resolves.toBeUndefined();
      }
    });

    it('refuses add-ons that are not in the catalogue, naming the field', async () => {
      const stranger = { ...target, addon: 'solitaire', version: '1' };
      await expect(installer.install(stranger)).rejects.toMatchObject({
        kind: 'invalid',
        field: 'addonName',
      });
      const old = { ...target, addon: 'keel', version: '0.0.1' };
      await expect(installer.upgrade(old)).rejects.toMatchObject({ kind: 'invalid', field: 'version' });
    });

    it('refuses a version that does not support the Kubernetes of the cluster', async () => {
      const wanted = { ...target, k3sVersion: 'v1.30.14+k3s2', addon: 'cert-manager' };
      const refused = installer.install({ ...wanted, version: 'v1.19.1' });
      await expect(refused).rejects.toMatchObject({ code: 'kubernetes_unsupported' });
      await expect(refused).rejects.toBeInstanceOf(AddonError);
      await expect(installer.install({ ...wanted, version: 'v1.18.3' })).resolves.toBeDefined();
    });

    it('stops when aborted', async () => {
      const signal = AbortSignal.abort(new Error('stopped'));
      const wanted = { ...target, addon: 'keel', version: '1.0.5' };
      await expect(installer.install(wanted, { signal })).rejects.toThrow('stopped');
    });
  });
}
