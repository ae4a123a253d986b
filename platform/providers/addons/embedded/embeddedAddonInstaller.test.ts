import { describe, expect, it } from 'vitest';
import { steppingClock } from '../../testing/steppingClock.ts';
import { addonsContract, addonTarget } from '../addons.contract.ts';
import type { AddonProgress } from '../port.ts';
import { english } from '../../../messages/messages.ts';
import { createEmbeddedAddonInstaller } from './embeddedAddonInstaller.ts';

addonsContract('the embedded installer', async () =>
  createEmbeddedAddonInstaller({ clock: steppingClock() }),
);

describe('the embedded add-on installer', () => {
  it('names the job and counts the pods', async () => {
    const messages: string[] = [];
    await createEmbeddedAddonInstaller({ clock: steppingClock() }).install(
      { ...addonTarget, addon: 'cert-manager', version: 'v1.19.1' },
      { onProgress: ({ message }) => void messages.push(english(message)) },
    );
    expect(messages).toContain('Job helm-install-cert-manager running');
    expect(messages).toContain('2 of 3 pods ready');
  });

  it('fails every action at 60 % on the cluster addons-fail', async () => {
    const installer = createEmbeddedAddonInstaller({ clock: steppingClock() });
    const seen: AddonProgress[] = [];
    const work = { onProgress: (progress: AddonProgress) => void seen.push(progress) };
    const target = { ...addonTarget, clusterName: 'addons-fail', addon: 'keel', version: '1.0.5' };
    await expect(installer.install(target, work)).rejects.toMatchObject({ code: 'job_failed' });
    expect(seen.at(-1)?.progress).toBe(60);
    await expect(installer.uninstall(target)).rejects.toMatchObject({ code: 'job_failed' });
  });

  it('takes five times as long on a cluster whose name begins with slow-', async () => {
    const duration = async (clusterName: string) => {
      const clock = steppingClock();
      const begin = clock.now().getTime();
      await createEmbeddedAddonInstaller({ clock }).install({
        ...addonTarget,
        clusterName,
        addon: 'keel',
        version: '1.0.5',
      });
      return clock.now().getTime() - begin;
    };
    await expect(duration('slow-one')).resolves.toBe(5 * (await duration('one')));
  });
});
