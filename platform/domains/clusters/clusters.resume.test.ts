import { describe, expect, it } from 'vitest';
import { buildApp, type App } from '../../app.ts';
import { systemClock, type Clock } from '../../clock.ts';
import { Secret } from '../../crypto/secret.ts';
import type { Database, OpenDatabase } from '../../db/database.ts';
import { transaction } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { openTestDatabase, testConfig } from '../../testing.ts';
import { cloudTokenSecret } from '../integrations/integrations.rules.ts';
import { createClusterInput } from './clusters.input.ts';
import { clusterForm, eventually, goodToken } from './fleet.testing.ts';

/** A process whose every further word to the database is lost, as after kill -9. */
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

/** A clock past every lease that a dead process held. */
function laterClock(ms: number, timeScale: number): Clock {
  const clock = systemClock(timeScale);
  return { ...clock, now: () => new Date(clock.now().getTime() + ms) };
}

async function newOwner(app: App): Promise<Actor> {
  const { account, billing, secrets } = app.services;
  const person = { name: 'Rita Resume', email: 'rita@example.com', password: null, verified: true };
  const identity = await account.createOwner(person);
  await transaction(app.core.db, (tx) => billing.startSubscription(tx, identity.accountId, { plan: 'pro' }));
  const session = { via: 'session', scope: 'write', sessionId: identity.userId, expiresAt: null } as const;
  const actor: Actor = { ...identity, permission: 'owner', ...session };
  await secrets.save(actor, cloudTokenSecret, goodToken);
  return actor;
}

describe('a process that dies while it builds a cluster', () => {
  it.each([12, 50, 75, 90])(
    'is succeeded by another one that finishes it: dead past %i %%',
    async (percent) => {
      const config = testConfig({ TIME_SCALE: '0.003' });
      const database = await openTestDatabase();
      const first = killable(database);
      const dying = await buildApp({ config, database: first });
      const heir = await buildApp({ config, database, clock: laterClock(60_000, config.timeScale) });
      try {
        await dying.start();
        const actor = await newOwner(dying);
        const form = clusterForm({ name: 'phoenix', master_ha: true });
        const { row } = await dying.services.clusters.create(actor, createClusterInput.parse(form));
        const progress = async () =>
          (await heir.services.clusters.find(actor.accountId, row.id)).progress ?? 0;
        await eventually(async () => expect(await progress()).toBeGreaterThanOrEqual(percent));
        first.kill();
        const atDeath = await progress();

        await heir.start();
        await eventually(async () => {
          const { status, message } = await heir.services.clusters.find(actor.accountId, row.id);
          expect({ status, message }).toEqual({ status: 'active', message: null });
        });
        const servers = await heir.providers.cloud.listServers(
          { token: new Secret(goodToken) },
          { cluster: 'phoenix' },
        );
        expect(servers.map(({ name }) => name)).toEqual([
          'phoenix-master1',
          'phoenix-master2',
          'phoenix-master3',
          'phoenix-pool-default-worker1',
        ]);
        const timeline = await heir.services.clusters.events(actor, row.id);
        const told = timeline.flatMap(({ kind, progress: p }) => (kind === 'step' && p !== null ? [p] : []));
        expect(told).toEqual([...told].sort((a, b) => a - b));
        expect(atDeath).toBeLessThan(100);
        const addons = await heir.services.addons.list(actor, row.id);
        expect(addons.map(({ status }) => status)).toEqual(['installed', 'installed', 'installed']);
      } finally {
        await heir.stop();
        await dying.stop();
        await database.close();
      }
    },
  );
});
