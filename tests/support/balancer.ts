import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP load balancer: it distributes connections, not requests, like a Kubernetes service. */
export interface Balancer {
  port: number;
  stop: () => Promise<void>;
}

const refused = (socket: Socket) =>
  new Promise<boolean>((done) => {
    socket.once('connect', () => done(false));
    socket.once('error', () => done(true));
  });

function join(client: Socket, server: Socket): void {
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
    one.pipe(other);
  }
}

/** Starts the balancer, round-robin over the ports that accept a connection; closes the client's if none does. */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const open = new Set<Socket>();
  let turn = 0;
  const dispatch = async (client: Socket) => {
    client.on('error', () => client.destroy());
    for (let tried = 0; tried < ports.length; tried += 1) {
      const server = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1');
      if (await refused(server)) continue;
      return join(client, server);
    }
    client.destroy();
  };
  const listener = createServer((client) => {
    open.add(client);
    client.once('close', () => open.delete(client));
    void dispatch(client);
  });
  await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
  return {
    port: (listener.address() as AddressInfo).port,
    stop: () =>
      new Promise((done) => {
        listener.close(() => done());
        for (const client of open) client.destroy();
      }),
  };
}
