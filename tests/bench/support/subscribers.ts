import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { WebSocket } from 'ws';

/** A fake platform that accepts every token as admin of one account and publishes events on request. */
export async function startFakePlatform(port: number) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const user = { data: { account_id: 'account', permission: 'admin' } };
    response.end(JSON.stringify(request.url?.startsWith('/api/user') ? user : {}));
  });
  const io = new Server(server, { transports: ['websocket'], serveClient: false });
  io.on('connection', (socket) => socket.on('authenticate', () => socket.emit('authenticated', {})));
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    publish: (clusterId: string, progress: number) =>
      io.emit('clusterStatusUpdate', { clusterId, status: 'updating', progress, message: 'Updating nodes' }),
    stop: () => io.close(),
  };
}

/** A WebSocket with one subscription; `onNext` receives the text of each result. */
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

/** The address, and the token and subscription of each listener. */
export interface SubscribeOptions {
  url: string;
  tokenOf: (index: number) => string;
  payloadOf: (index: number) => object;
}

const AT_ONCE = 100;

/** Starts this many listeners in batches. */
export async function subscribeMany(count: number, { url, tokenOf, payloadOf }: SubscribeOptions) {
  const listeners: Listener[] = [];
  while (listeners.length < count) {
    const size = Math.min(AT_ONCE, count - listeners.length);
    const batch = Array.from({ length: size }, (_, index) => {
      const number = listeners.length + index;
      return { listener: new Listener(url, tokenOf(number)), number };
    });
    await Promise.all(batch.map(({ listener, number }) => listener.begin(payloadOf(number))));
    listeners.push(...batch.map(({ listener }) => listener));
  }
  return {
    listeners,
    /** The number of listeners whose socket was closed. */
    cutOff: () => listeners.filter(({ socket }) => socket.readyState !== WebSocket.OPEN).length,
    leave: () => listeners.forEach(({ socket }) => socket.terminate()),
  };
}

export type Subscribers = Awaited<ReturnType<typeof subscribeMany>>;
