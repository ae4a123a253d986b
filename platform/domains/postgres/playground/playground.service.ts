import type { Core } from '../../../core.ts';
import type { Playground, PlaygroundDatabase } from '../../../providers/postgres/playground/port.ts';
import type { ClusterPostgres } from '../../../providers/postgres/port.ts';
import { allPostgresIds, newestServing, type PostgresRow } from '../postgres.store.ts';

interface Deps extends Pick<Core, 'db' | 'clock' | 'log'> {
  clusterPostgres: Pick<ClusterPostgres, 'appPassword'>;
  playground: Playground;
}

/** Each takes hundreds of megabytes. Two are a database and what is restored from it. */
const MOST = 2;
const LOOK_MS = 3_000;
/** The operator archives WAL every five minutes, at whole multiples of them. */
const ARCHIVE_MS = 5 * 60_000;

/** Runs the newest databases in the playground, and saves them when WAL is archived. */
export interface PlaygroundRunner {
  /** Starts what should run, and stops the others. */
  look(): Promise<void>;
  start(): void;
  stop(): void;
}

export function createPlaygroundRunner(deps: Deps): PlaygroundRunner {
  const { db, clock, log, clusterPostgres, playground } = deps;
  const timers: NodeJS.Timeout[] = [];

  const toDatabase = async (row: PostgresRow): Promise<PlaygroundDatabase[]> => {
    const password = await clusterPostgres.appPassword(row.clusterId, row);
    if (password === null) return [];
    const target = row.source?.targetTime;
    return [
      {
        ...{ id: row.id, username: row.config.init_username, password },
        source: row.source && { id: row.source.id, targetTime: target ? new Date(target) : null },
      },
    ];
  };
  const look = async (): Promise<void> => {
    const rows = await newestServing(db, MOST);
    await playground.run((await Promise.all(rows.map(toDatabase))).flat());
    await playground.keep(await allPostgresIds(db));
  };
  /** One at a time: a database is not saved while others start. */
  let last: Promise<void> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): void => {
    last = last
      .then(work)
      .catch((error: unknown) => log.error({ err: error }, 'the playground of PostgreSQL failed'));
  };
  const untilArchive = (): number => ARCHIVE_MS - (clock.now().getTime() % ARCHIVE_MS);
  const saveLater = (): void => {
    timers[1] = setTimeout(() => {
      const now = clock.now().getTime();
      const archivedAt = new Date(now - (now % ARCHIVE_MS));
      inTurn(() => playground.snapshot(archivedAt));
      saveLater();
    }, untilArchive());
  };
  return {
    look,
    start: () => {
      timers[0] = setInterval(() => inTurn(look), LOOK_MS);
      saveLater();
    },
    stop: () => timers.forEach(clearTimeout),
  };
}
