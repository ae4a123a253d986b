import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer, Order } from './messages.ts';
import type { Playground, PlaygroundDatabase } from './port.ts';
import { findSnapshot, pruneSnapshots, snapshotName } from './snapshots.ts';

const HOST = '127.0.0.1';
/** After this a process that still runs a statement is ended; PostgreSQL recovers at its next start. */
const STOP_MS = 5_000;

/** When compiled, the script beside this file ends in .js too. */
const isSource = import.meta.url.endsWith('.ts');
const script = fileURLToPath(
  new URL(isSource ? './playgroundProcess.ts' : './playgroundProcess.js', import.meta.url),
);

interface Running {
  child: ChildProcess;
  port: number;
  password: string;
  isSaving: boolean;
}

/** Rejects if the process fails or ends instead. */
async function answerOf<Kind extends Answer['kind']>(
  child: ChildProcess,
  order: Order,
  kind: Kind,
): Promise<Extract<Answer, { kind: Kind }>> {
  const ended = new AbortController();
  const answer = once(child, 'message', { signal: ended.signal }) as Promise<[Answer]>;
  const exit = once(child, 'exit', { signal: ended.signal }).then(() => {
    throw new Error('the process of a database of the playground ended');
  });
  child.send(order);
  try {
    const [found] = await Promise.race([answer, exit]);
    if (found.kind === kind) return found as Extract<Answer, { kind: Kind }>;
    throw new Error(found.kind === 'failed' ? found.reason : `expected ${kind}, got ${found.kind}`);
  } finally {
    ended.abort();
    await Promise.allSettled([answer, exit]);
  }
}

async function stop({ child }: Running): Promise<void> {
  const ended = once(child, 'exit');
  child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}

/** Databases with their snapshots in a folder each. */
export function createPlayground({ folder }: { folder: string }): Playground {
  const running = new Map<string, Running>();
  const failed = new Set<string>();
  const snapshotsOf = (id: string): string => join(folder, id, 'snapshots');

  const start = async (database: PlaygroundDatabase): Promise<void> => {
    const { id, username, password, source } = database;
    await mkdir(snapshotsOf(id), { recursive: true });
    const snapshot = source && (await findSnapshot(snapshotsOf(source.id), source.targetTime));
    // The port of the last time, so that saved connections stay valid; 0 takes a free one.
    const portFile = join(folder, id, 'port');
    const lastPort = Number(await readFile(portFile, 'utf8').catch(() => '0'));
    const child = fork(script, [], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      ...(isSource && { execArgv: ['--import', 'tsx'] }),
    });
    const files = { folder: join(folder, id, 'data'), snapshot, port: lastPort };
    const { port } = await answerOf(child, { kind: 'start', ...files, username, password }, 'listening');
    running.set(id, { child, port, password, isSaving: false });
    child.once('exit', () => running.delete(id));
    await writeFile(portFile, String(port));
  };
  const save = async (id: string, moment: Date): Promise<void> => {
    const found = running.get(id);
    if (!found || found.isSaving) return;
    found.isSaving = true;
    try {
      const file = join(snapshotsOf(id), snapshotName(moment));
      await answerOf(found.child, { kind: 'snapshot', file }, 'saved');
      await pruneSnapshots(snapshotsOf(id));
    } finally {
      found.isSaving = false;
    }
  };
  const open = async (database: PlaygroundDatabase): Promise<void> => {
    const found = running.get(database.id);
    if (found && found.password !== database.password) {
      found.child.send({ kind: 'password', password: database.password } satisfies Order);
      found.password = database.password;
    }
    if (found || failed.has(database.id)) return;
    try {
      await start(database);
    } catch (error) {
      failed.add(database.id);
      throw error;
    }
  };
  return {
    addressOf: (id) => {
      const found = running.get(id);
      return found ? { host: HOST, port: found.port } : null;
    },
    hasFailed: (id) => failed.has(id),
    run: async (databases) => {
      const wanted = new Set(databases.map(({ id }) => id));
      for (const id of failed) if (!wanted.has(id)) failed.delete(id);
      for (const [id, found] of [...running]) if (!wanted.has(id)) await stop(found);
      const errors: unknown[] = [];
      for (const database of databases) await open(database).catch((error: unknown) => errors.push(error));
      if (errors.length > 0)
        throw new AggregateError(errors, 'databases of the playground cannot be started');
    },
    snapshot: async (ids, moment) => {
      await Promise.all(ids.map((id) => save(id, moment)));
    },
    keep: async (ids) => {
      for (const id of await readdir(folder).catch(() => []))
        if (!ids.includes(id)) await rm(join(folder, id), { recursive: true, force: true });
    },
    close: async () => {
      await Promise.all([...running.values()].map(stop));
    },
  };
}
