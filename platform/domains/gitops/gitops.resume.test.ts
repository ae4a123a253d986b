import { expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { buildApp, type App } from '../../app.ts';
import { systemClock, type Clock } from '../../clock.ts';
import { transaction, type Database, type OpenDatabase } from '../../db/database.ts';
import { cloudResources } from '../../db/schema/providers.ts';
import type { Actor } from '../../http/authGuard.ts';
import { openTestDatabase, testConfig } from '../../testing.ts';
import { createClusterInput } from '../clusters/clusters.input.ts';
import { clusterForm, goodToken } from '../clusters/fleet.testing.ts';
import { cloudTokenSecret } from '../integrations/integrations.rules.ts';

/** A database whose connection fails for good, like that of a killed process. */
function killable(database: OpenDatabase): OpenDatabase & { kill(): void } {
  let isDead = false;
  const db = new Proxy(database.db, {
    get: (target, member, receiver) => {
      if (isDead) throw new Error('this process is dead');
      return Reflect.get(target, member, receiver) as unknown;
    },
  }) satisfies Database;
  return { ...database, db, kill: () => (isDead = true) };
}

/** A clock after the lease of a killed process. */
function laterClock(ms: number, timeScale: number): Clock {
  const clock = systemClock(timeScale);
  return { ...clock, now: () => new Date(clock.now().getTime() + ms) };
}

async function connectedOwner({ services, core, providers }: App): Promise<Actor> {
  const person = { name: 'Rita Resume', email: 'rita@example.com', password: null, verified: true };
  const identity = await services.account.createOwner(person);
  await transaction(core.db, (tx) =>
    services.billing.startSubscription(tx, identity.accountId, { plan: 'pro' }),
  );
  const session = { via: 'session', scope: 'write', sessionId: identity.userId, expiresAt: null } as const;
  const actor: Actor = { ...identity, permission: 'owner', ...session };
  await services.secrets.save(actor, cloudTokenSecret, goodToken);
  const state = new URL(await services.github.authUrl(actor)).searchParams.get('state') ?? '';
  const permissions = { contents: 'write', metadata: 'read', administration: 'write' } as const;
  const granted = await providers.gitHost.grant('acme-labs', permissions);
  await services.github.complete(actor, { ...granted, state });
  return actor;
}

it.each([20, 50, 70])(
  'a job that enables GitOps is finished by another process after a crash past %i percent, with one key',
  async (percent) => {
    const config = testConfig({ TIME_SCALE: '0.004' });
    const database = await openTestDatabase();
    const first = killable(database);
    const crashing = await buildApp({ config, database: first });
    const second = await buildApp({ config, database, clock: laterClock(60_000, config.timeScale) });
    try {
      await crashing.start();
      const actor = await connectedOwner(crashing);
      const { row } = await crashing.services.clusters.create(actor, createClusterInput.parse(clusterForm()));
      await eventually(async () => {
        expect((await second.services.clusters.find(actor.accountId, row.id)).status).toBe('active');
      });
      await crashing.services.gitops.enable(actor, row.id, { repository: 'acme-labs/fleet-infra' });
      const progress = async () => (await second.services.gitops.read(actor, row.id)).progress;
      await eventually(async () => expect(await progress()).toBeGreaterThanOrEqual(percent));
      first.kill();

      await second.start();
      await eventually(async () => {
        const { status, message } = await second.services.gitops.read(actor, row.id);
        expect({ status, message }).toEqual({ status: 'active', message: null });
      });
      const kept = await second.core.db.select().from(cloudResources);
      expect(kept.filter(({ kind }) => kind === 'githubDeployKey')).toHaveLength(1);
      expect(await second.services.gitops.status(actor, row.id)).toMatchObject({ source: { state: 'ready' } });
      const operator = (await second.services.addons.list(actor, row.id)).find(
        ({ name }) => name === 'flux-operator',
      );
      expect(operator?.status).toBe('installed');
    } finally {
      await second.stop();
      await crashing.stop();
      await database.close();
    }
  },
);
