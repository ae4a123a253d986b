import { PGlite } from '@electric-sql/pglite';
import { once } from 'node:events';
import { rename, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { initialiseFolder } from '../../../db/initialise.ts';
import type { Answer, Order } from './messages.ts';
import { serveSession, type Login } from './session.ts';

/** The process of one database of the playground: PGlite's memory is freed with it, and its queries block nobody else. */

const send = (answer: Answer): void => {
  process.send?.(answer);
};

/** Listens on a port, or on a free one if that is in use. */
async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  return (server.address() as AddressInfo).port;
}

async function start({ folder, snapshot, port, ...first }: Extract<Order, { kind: 'start' }>): Promise<void> {
  const login: Login = { username: first.username, password: first.password };
  await initialiseFolder(folder, snapshot ?? undefined);
  const db = await PGlite.create(folder);
  const { rows } = await db.query<{ server_version: string }>('SHOW server_version');
  const version = rows[0]?.server_version ?? '';
  let isBusy = false;
  // A new one is saved too, so that it can be restored empty.
  let isChanged = true;
  const server = createServer((socket) => {
    let isMine = false;
    socket.on('error', () => {});
    const begin = (): boolean => {
      if (isBusy) return false;
      isBusy = true;
      isMine = true;
      return true;
    };
    const exec = async (message: Buffer): Promise<Uint8Array> => {
      isChanged = true;
      try {
        return await db.runExclusive(() => db.execProtocolRaw(message));
      } catch {
        // PostgreSQL itself has ended, after an error that it cannot go on from. The next look starts it again.
        process.exit(1);
      }
    };
    void serveSession(socket, { version, login: () => login, exec, begin })
      .catch(() => {})
      .then(async () => {
        socket.destroy();
        if (!isMine) return;
        // Two calls: statements in one call are one transaction, in which DISCARD ALL is not allowed.
        await db.exec('ROLLBACK').catch(() => {});
        await db.exec('DISCARD ALL').catch(() => {});
        isBusy = false;
      });
  });
  const save = async (file: string): Promise<void> => {
    if (isChanged) {
      const dump = await db.dumpDataDir('gzip');
      isChanged = false;
      await writeFile(`${file}.new`, Buffer.from(await dump.arrayBuffer()));
      await rename(`${file}.new`, file);
    }
    send({ kind: 'saved' });
  };
  process.on('message', (order: Order) => {
    if (order.kind === 'password') login.password = order.password;
    if (order.kind === 'snapshot') save(order.file).catch((error: unknown) => send(failure(error)));
  });
  process.on('disconnect', () => void db.close().finally(() => process.exit(0)));
  send({ kind: 'listening', port: await listen(server, port) });
}

const failure = (error: unknown): Answer => ({
  kind: 'failed',
  reason: error instanceof Error ? error.message : String(error),
});

process.once('message', (order: Order) => {
  if (order.kind !== 'start') return;
  start(order).catch((error: unknown) => process.send?.(failure(error), () => process.exit(1)));
});
