import { setTimeout as delay } from 'node:timers/promises';
import { buildApp, type App } from './app.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import type { OpenDatabase } from './db/database.ts';
import { isDiskFull } from './db/failures.ts';
import { openDatabase } from './db/open.ts';
import { requeueAbandoned } from './jobs/jobs.store.ts';
import { listenOn } from './listenOn.ts';
import { loadFirst, loadWorld, worldsNamed } from './worlds/load.ts';
import { STOP_MS, whenToldToStop } from '../process/stopping.ts';
import { logUnhandledRejections } from '../process/unhandledRejections.ts';

const DATABASE_PATIENCE_MS = 30_000;
const DATABASE_RETRY_MS = 1_000;

/** EX_CONFIG of sysexits: tells supervisors that a restart does not help until the configuration changes. */
const EXIT_CONFIG = 78;

/** Ends the process with one line per reason, without a stack trace. */
function fail(message: string, code = 1): never {
  process.stderr.write(`${message}\n`);
  process.exit(code);
}

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** PostgreSQL may start after the platform (compose, a reboot): wait up to half a minute. */
async function openPatiently(config: Config): Promise<OpenDatabase> {
  const giveUpAt = Date.now() + DATABASE_PATIENCE_MS;
  for (;;) {
    try {
      return await openDatabase(config);
    } catch (error) {
      if (!config.databaseUrl || error instanceof ConfigError) throw error;
      if (Date.now() > giveUpAt) {
        throw new ConfigError(
          `DATABASE_URL: the database did not answer for 30 seconds (${reasonOf(error)})`,
        );
      }
      await delay(DATABASE_RETRY_MS);
    }
  }
}

function stopWhenTold(app: App, database: OpenDatabase, config: Config): void {
  const stop = async (): Promise<void> => {
    setTimeout(() => fail('The platform did not stop in time.'), config.stopDelayMs + STOP_MS).unref();
    try {
      await app.stop();
      await database.close();
    } catch (error) {
      fail(`The platform did not stop cleanly: ${reasonOf(error)}`);
    }
    process.exit(0);
  };
  whenToldToStop(() => void stop());
}

async function main(): Promise<void> {
  const config = readConfig();
  // A wrong name is refused before a database is made for it.
  worldsNamed(config.world);
  const database = await openPatiently(config);
  try {
    await database.migrate();
    if (database.kind === 'pglite') await requeueAbandoned(database.db);
    const app = await buildApp({ config, database });
    logUnhandledRejections(app.core.log);
    // A world is built in the past: what runs by itself would go on with its unfinished clusters in the present.
    await database.alone(() => loadFirst(app.core.db, () => loadWorld(config.world, app)));
    await app.start();
    const { port, host } = config;
    const address = await listenOn('PLATFORM_PORT', app.fastify.listen({ port, host }), 'PLATFORM_HOST');
    stopWhenTold(app, database, config);
    process.stdout.write(`Platform ready on ${address}\n`);
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) fail(error.message, EXIT_CONFIG);
  if (isDiskFull(error)) fail('DATA_DIR: the disk is full; free some space and start again', EXIT_CONFIG);
  fail(
    `The platform could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  );
});
