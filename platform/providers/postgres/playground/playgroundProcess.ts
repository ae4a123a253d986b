import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import type { Answer, Order } from './messages.ts';
import { serveSession, type Login } from './session.ts';

/** The process of one database of the playground: PGlite's memory is freed with it, and its queries block nobody else. */

const send = (answer: Answer): void => {
  process.send?.(answer);
};

async function open(folder: string, snapshot: string | null): Promise<PGlite> {
  const isNew = !existsSync(`${folder}/PG_VERSION`);
  if (!isNew || snapshot === null) return PGlite.create(folder);
  return PGlite.create(folder, { loadDataDir: new Blob([new Uint8Array(await readFile(snapshot))]) });
}

async function start({ folder, snapshot, ...first }: Extract<Order, { kind: 'start' }>): Promise<void> {
  const login: Login = { username: first.username, password: first.password };
  const db = await open(folder, snapshot);
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
    const exec = (message: Buffer): Promise<Uint8Array> => {
      isChanged = true;
      return db.runExclusive(() => db.execProtocolRaw(message));
    };
    void serveSession(socket, { login: () => login, exec, begin })
      .catch(() => {})
      .then(async () => {
        socket.destroy();
        if (!isMine) return;
        await db.exec('ROLLBACK; DISCARD ALL').catch(() => {});
        isBusy = false;
      });
  });
  server.listen(0, '127.0.0.1', () => {
    send({ kind: 'listening', port: (server.address() as AddressInfo).port });
  });
  process.on('message', (order: Order) => {
    if (order.kind === 'password') login.password = order.password;
    if (order.kind === 'snapshot') void save(order.file);
  });
  const save = async (file: string): Promise<void> => {
    if (isChanged) {
      isChanged = false;
      const dump = await db.dumpDataDir('gzip');
      await writeFile(`${file}.new`, Buffer.from(await dump.arrayBuffer()));
      await rename(`${file}.new`, file);
    }
    send({ kind: 'saved' });
  };
  process.on('disconnect', () => void db.close().finally(() => process.exit(0)));
}

process.once('message', (order: Order) => {
  if (order.kind === 'start') void start(order);
});
