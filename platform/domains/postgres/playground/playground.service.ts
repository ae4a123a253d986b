import type { Core } from '../../../core.ts';
import type {
  Playground,
  PlaygroundAddress,
  PlaygroundDatabase,
} from '../../../providers/postgres/playground/port.ts';
import type { ClusterPostgres } from '../../../providers/postgres/port.ts';
import { publishPostgres } from '../postgres.changes.ts';
import {
  allPostgresIds,
  servingPostgres,
  type PostgresRow,
  type ServingPostgres,
} from '../postgres.store.ts';

interface Deps extends Pick<Core, 'db' | 'bus' | 'clock' | 'log'> {
  clusterPostgres: Pick<ClusterPostgres, 'appPassword'>;
  playground: Playground;
}

/** Each takes hundreds of megabytes. Two are a database and what is restored from it. */
const MOST = 2;
const LOOK_MS = 3_000;
/** The operator archives WAL every five minutes, at whole multiples of them. */
const ARCHIVE_MS = 5 * 60_000;

/** `full`: other databases run in the playground, because they are newer. */
export const playgroundStates = ['starting', 'running', 'failed', 'full'] as const;
export type PlaygroundState = (typeof playgroundStates)[number];

/** What the playground does for a database. */
export interface PlaygroundStatus {
  state: PlaygroundState;
  /** Null unless it runs. */
  address: PlaygroundAddress | null;
}

/** Runs the newest databases in the playground, and saves them when WAL is archived. */
export interface PlaygroundRunner {
  /** Null without a playground, and for databases that do not serve. */
  statusOf(id: string): PlaygroundStatus | null;
  /** Starts what should run, stops the others, and publishes the databases whose state has changed. */
  look(): Promise<void>;
  /** Saves a database now, because it is being backed up. Never rejects: a backup does not depend on it. */
  save(id: string): Promise<void>;
  /** Saves the databases whose WAL is archived, as of that moment. */
  archive(moment: Date): Promise<void>;
  start(): void;
  stop(): void;
}

export function createPlaygroundRunner(deps: Deps): PlaygroundRunner {
  const { db, bus, clock, log, clusterPostgres, playground } = deps;
  const timers: NodeJS.Timeout[] = [];
  let states = new Map<string, PlaygroundState>();
  let isLooking = false;

  const report = (error: unknown): void => log.error({ err: error }, 'the playground of PostgreSQL failed');
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
  const stateOf = ({ id }: PostgresRow, place: number): PlaygroundState => {
    if (place >= MOST) return 'full';
    if (playground.addressOf(id)) return 'running';
    return playground.hasFailed(id) ? 'failed' : 'starting';
  };
  const publishChanges = async (serving: readonly ServingPostgres[]): Promise<void> => {
    const before = states;
    states = new Map(serving.map(({ row }, place) => [row.id, stateOf(row, place)]));
    for (const { row, accountId } of serving) {
      if (before.get(row.id) === states.get(row.id)) continue;
      await publishPostgres(db, bus, { id: row.clusterId, accountId }, row);
    }
  };
  const look = async (): Promise<void> => {
    const serving = await servingPostgres(db);
    await publishChanges(serving);
    const newest = serving.slice(0, MOST).map(({ row }) => row);
    try {
      await playground.run((await Promise.all(newest.map(toDatabase))).flat());
    } finally {
      // Starting takes seconds, in which a database may have changed or gone.
      await publishChanges(await servingPostgres(db));
    }
    await playground.keep(await allPostgresIds(db));
  };
  const lookAlone = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    await look().catch(report);
    isLooking = false;
  };
  const archive = async (moment: Date): Promise<void> => {
    const archived = (await servingPostgres(db)).filter(({ row }) => row.observed?.archiving === 'ok');
    await playground.snapshot(
      archived.map(({ row }) => row.id),
      moment,
    );
  };
  const archiveLater = (): void => {
    const now = clock.now().getTime();
    timers[1] = setTimeout(
      () => {
        const then = clock.now().getTime();
        archive(new Date(then - (then % ARCHIVE_MS))).catch(report);
        archiveLater();
      },
      ARCHIVE_MS - (now % ARCHIVE_MS),
    );
  };
  return {
    statusOf: (id) => {
      const state = states.get(id);
      return state === undefined ? null : { state, address: playground.addressOf(id) };
    },
    look,
    save: (id) => playground.snapshot([id], clock.now()).catch(report),
    archive,
    start: () => {
      timers[0] = setInterval(() => void lookAlone(), LOOK_MS);
      archiveLater();
    },
    stop: () => timers.forEach(clearTimeout),
  };
}
