import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { WebSocket } from 'ws';

/** A platform that knows everybody as admin of one account and tells what it is told to. */
export async function startTeller(port: number) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const user = { data: { account_id: 'account', permission: 'admin' } };
    response.end(JSON.stringify(request.url?.startsWith('/api/user') ? user : {}));
  });
  const io = new Server(server, { transports: ['websocket'], serveClient: false });
  io.on('connection', (socket) => socket.on('authenticate', () => socket.emit('authenticated', {})));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    tell: (clusterId: string, progress: number) =>
      io.emit('clusterStatusUpdate', { clusterId, status: 'updating', progress, message: 'Updating nodes' }),
    stop: () => io.close(),
  };
}

/** One WebSocket with one subscription; `onNext` gets the text of each result. */
class Listener {
  readonly socket: WebSocket;
  onNext: (text: string) => void = () => undefined;

  constructor(url: string, token: string) {
    this.socket = new WebSocket(url, 'graphql-transport-ws', {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
  }

  begin(payload: object): Promise<void> {
    return new Promise((resolve, reject) => {
      this.socket.once('error', reject);
      this.socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
      this.socket.once('open', () => this.socket.send('{"type":"connection_init"}'));
      this.socket.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.includes('"type":"next"')) return this.onNext(text);
        if (text.includes('"type":"error"')) return reject(new Error(text));
        if (!text.includes('"connection_ack"')) return;
        this.socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
        resolve();
      });
    });
  }
}

/** Where listeners subscribe, in how many sessions, and with what. */
export interface Joining {
  url: string;
  sessions: number;
  payloadOf: (index: number) => object;
}

const AT_ONCE = 100;

/** So many listeners, spread over the sessions, in batches. */
export async function gather(count: number, { url, sessions, payloadOf }: Joining) {
  const listeners: Listener[] = [];
  while (listeners.length < count) {
    const size = Math.min(AT_ONCE, count - listeners.length);
    const batch = Array.from({ length: size }, (_, index) => {
      const number = listeners.length + index;
      return { listener: new Listener(url, `h.s${number % sessions}.s`), number };
    });
    await Promise.all(batch.map(({ listener, number }) => listener.begin(payloadOf(number))));
    listeners.push(...batch.map(({ listener }) => listener));
  }
  return {
    listeners,
    /** How many have lost their sockets. */
    cutOff: () => listeners.filter(({ socket }) => socket.readyState !== WebSocket.OPEN).length,
    leave: () => listeners.forEach(({ socket }) => socket.terminate()),
  };
}

export type Crowd = Awaited<ReturnType<typeof gather>>;
