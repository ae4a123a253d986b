import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer, Order } from './messages.ts';
import type { Playground, PlaygroundDatabase } from './port.ts';

const HOST = '127.0.0.1';
/** A day of snapshots every five minutes. */
const MOST_SNAPSHOTS = 288;
const SNAPSHOT = '.tar.gz';

/** When compiled, the script beside this file ends in .js too. */
const isSource = import.meta.url.endsWith('.ts');
const script = fileURLToPath(
  new URL(isSource ? './playgroundProcess.ts' : './playgroundProcess.js', import.meta.url),
);

interface Running {
  child: ChildProcess;
  port: number;
  password: string;
}

/** Times are in names of files, without colons. */
const nameOf = (moment: Date): string => `${moment.toISOString().replaceAll(':', '-')}${SNAPSHOT}`;

/** Rejects if the process ends instead. */
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
    if (found.kind !== kind) throw new Error(`expected ${kind}, got ${found.kind}`);
    return found as Extract<Answer, { kind: Kind }>;
  } finally {
    ended.abort();
    await Promise.allSettled([answer, exit]);
  }
}

/** Databases with their snapshots in a folder each. */
export function createPlayground({ folder }: { folder: string }): Playground {
  const running = new Map<string, Running>();
  const snapshotsIn = (id: string): string => join(folder, id, 'snapshots');

  const snapshotNames = async (id: string): Promise<string[]> => {
    const names = await readdir(snapshotsIn(id)).catch(() => []);
    return names.filter((name) => name.endsWith(SNAPSHOT)).sort();
  };
  const snapshotOf = async ({ source }: PlaygroundDatabase): Promise<string | null> => {
    if (!source) return null;
    const { id, targetTime } = source;
    const last = targetTime && nameOf(targetTime);
    const found = (await snapshotNames(id)).findLast((name) => last === null || name <= last);
    return found === undefined ? null : join(snapshotsIn(id), found);
  };
  const start = async (database: PlaygroundDatabase): Promise<void> => {
    const { id, username, password } = database;
    await mkdir(snapshotsIn(id), { recursive: true });
    const child = fork(script, [], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      ...(isSource && { execArgv: ['--import', 'tsx'] }),
    });
    const order = { kind: 'start', folder: join(folder, id, 'data'), username, password } as const;
    const { port } = await answerOf(child, { ...order, snapshot: await snapshotOf(database) }, 'listening');
    running.set(id, { child, port, password });
    child.once('exit', () => running.delete(id));
  };
  const stop = async (id: string): Promise<void> => {
    const found = running.get(id);
    if (!found) return;
    const ended = once(found.child, 'exit');
    found.child.disconnect();
    await ended;
  };
  return {
    addressOf: (id) => {
      const found = running.get(id);
      return found ? { host: HOST, port: found.port } : null;
    },
    run: async (databases) => {
      const wanted = new Set(databases.map(({ id }) => id));
      for (const id of [...running.keys()]) if (!wanted.has(id)) await stop(id);
      for (const database of databases) {
        const found = running.get(database.id);
        if (!found) await start(database);
        else if (found.password !== database.password) {
          found.child.send({ kind: 'password', password: database.password } satisfies Order);
          found.password = database.password;
        }
      }
    },
    snapshot: async (moment) => {
      for (const [id, { child }] of running) {
        const file = join(snapshotsIn(id), nameOf(moment));
        await answerOf(child, { kind: 'snapshot', file }, 'saved');
        const names = await snapshotNames(id);
        for (const name of names.slice(0, -MOST_SNAPSHOTS)) await rm(join(snapshotsIn(id), name));
      }
    },
    keep: async (ids) => {
      for (const id of await readdir(folder).catch(() => []))
        if (!ids.includes(id)) await rm(join(folder, id), { recursive: true, force: true });
    },
    close: async () => {
      for (const id of [...running.keys()]) await stop(id);
    },
  };
}
