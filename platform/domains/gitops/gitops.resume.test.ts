import { expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import type { App } from '../../app.ts';
import { cloudResources } from '../../db/schema/providers.ts';
import type { Actor } from '../../http/authGuard.ts';
import { withCrash } from '../../testing.ts';
import { createClusterInput } from '../clusters/clusters.input.ts';
import { clusterForm } from '../clusters/fleet.testing.ts';
import { newOwner } from '../clusters/jobs/resume.testing.ts';

/** An owner whose account is connected to GitHub. */
async function connectedOwner(app: App): Promise<Actor> {
  const { services, providers } = app;
  const actor = await newOwner(app);
  const state = new URL(await services.github.authUrl(actor)).searchParams.get('state') ?? '';
  const permissions = { contents: 'write', metadata: 'read', administration: 'write' } as const;
  const granted = await providers.gitHost.grant('acme-labs', permissions);
  await services.github.complete(actor, { ...granted, state });
  return actor;
}

it.each([20, 50, 70])(
  'a job that enables GitOps is finished by another process after a crash past %i percent, with one key',
  async (percent) =>
    withCrash('0.004', async ({ crashing, second, kill }) => {
      const actor = await connectedOwner(crashing);
      const { row } = await crashing.services.clusters.create(actor, createClusterInput.parse(clusterForm()));
      await eventually(async () => {
        expect((await second.services.clusters.find(actor.accountId, row.id)).status).toBe('active');
      });
      await crashing.services.gitops.enable(actor, row.id, { repository: 'acme-labs/fleet-infra' });
      const progress = async () => (await second.services.gitops.read(actor, row.id)).progress;
      await eventually(async () => expect(await progress()).toBeGreaterThanOrEqual(percent));
      kill();

      await second.start();
      await eventually(async () => {
        const { status, message } = await second.services.gitops.read(actor, row.id);
        expect({ status, message }).toEqual({ status: 'active', message: null });
      });
      const kept = await second.core.db.select().from(cloudResources);
      expect(kept.filter(({ kind }) => kind === 'githubDeployKey')).toHaveLength(1);
      expect(await second.services.gitops.status(actor, row.id)).toMatchObject({
        source: { state: 'ready' },
      });
      const operator = (await second.services.addons.list(actor, row.id)).find(
        ({ name }) => name === 'flux-operator',
      );
      expect(operator?.status).toBe('installed');
    }),
);
