import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { eventually } from '../../../process/testing.ts';
import { buildApp, type App } from '../../../platform/app.ts';
import { transaction, type OpenDatabase } from '../../../platform/db/database.ts';
import { isDatabaseAway } from '../../../platform/db/failures.ts';
import { openPostgres } from '../../../platform/db/postgres.ts';
import { jobs } from '../../../platform/db/schema/jobs.ts';
import { jobKind } from '../../../platform/jobs/definition.ts';
import { testConfig } from '../../../platform/testing.ts';
import { startPostgres, type PostgresServer } from '../../support/postgres.ts';

const CONNECTIONS = 4;
let postgres: PostgresServer;
let database: OpenDatabase;

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());
afterEach(() => database.close());

const pause = (tx: { execute: OpenDatabase['db']['execute'] }) => tx.execute(sql`select pg_sleep(0.01)`);

describe('a broken database connection', () => {
  it('fails only the queries it carried, whenever it breaks', async () => {
    database = await openPostgres(postgres.url, { max: CONNECTIONS });
    const work = () => transaction(database.db, async (tx) => void (await pause(tx)));
    const surprises: unknown[] = [];
    for (let round = 0; round < 15; round += 1) {
      const writers = Array.from({ length: 3 * CONNECTIONS }, () =>
        work().catch((error: unknown) => !isDatabaseAway(error) && surprises.push(error)),
      );
      await Promise.all([...writers, postgres.cut()]);
    }
    expect(surprises).toEqual([]);
    // A connection that is not returned to the pool would leave this pending forever.
    // The pool may not have noticed yet that connections are broken.
    await eventually(() => Promise.all(Array.from({ length: CONNECTIONS }, work)));
  });

  it('ends only the transaction that holds it when no query is running', async () => {
    database = await openPostgres(postgres.url, { max: CONNECTIONS });
    const idle = transaction(database.db, async (tx) => {
      await pause(tx);
      await postgres.cut();
      // The connection emits its error while no query is pending.
      await eventually(async () => expect(await database.db.execute(sql`select 1`)).toBeDefined());
      await pause(tx);
    });
    expect(isDatabaseAway(await idle.catch((error: unknown) => error))).toBe(true);
  });

  it('is re-established for the listener, and the gap is reported', async () => {
    database = await openPostgres(postgres.url, { max: CONNECTIONS });
    const onPayload = vi.fn();
    const onGap = vi.fn();
    await database.listen('news', onPayload, onGap);
    await postgres.halt();
    await postgres.start();
    await eventually(() => expect(onGap).toHaveBeenCalled());
    await eventually(async () => {
      await database.db.execute(sql`select pg_notify('news', 'again')`);
      expect(onPayload).toHaveBeenCalledWith('again');
    });
  });
});

describe('a platform whose database restarts', () => {
  let app: App;
  afterEach(() => app.stop());

  it('returns 503 during the restart, then serves requests, receives notifications and runs jobs', async () => {
    database = await openPostgres(postgres.url, { max: CONNECTIONS });
    await database.migrate();
    app = await buildApp({ config: testConfig(), database });
    await app.start();
    const url = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const ready = async () => (await fetch(`${url}/readyz`)).status;
    const signIn = () =>
      fetch(`${url}/api/auth`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'nobody@demo.test', password: 'wrong-password' }),
      });
    expect([await ready(), (await signIn()).status]).toEqual([200, 401]);

    await postgres.halt();
    expect(await ready()).toBe(503);
    const refused = await signIn();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toMatchObject({ error: 'database_away' });
    expect((await fetch(`${url}/healthz`)).status).toBe(200);

    await postgres.start();
    await eventually(async () => expect(await ready()).toBe(200));
    expect((await signIn()).status).toBe(401);
    const id = await app.core.jobs.enqueue(database.db, jobKind('maintenance.sweep', z.object({})), {});
    await eventually(async () => {
      const [row] = await database.db.select().from(jobs).where(eq(jobs.id, id));
      expect(row?.status).toBe('done');
    });
  });
});
