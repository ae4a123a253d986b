import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A request that passed, as far as tests want to know. */
export interface SeenCall {
  method: string;
  path: string;
  /** The x-request-id that it carried. */
  requestId: string;
}

/** What goes wrong with a request instead of being passed on as it is. */
export type Fault =
  /** Somebody else answers. */
  | { answer: { status: number; headers?: Record<string, string>; body: string } }
  /** Nobody answers, for as long as the caller waits. */
  | { stall: true }
  /** It is passed on once this is kept. */
  | { until: Promise<unknown> }
  /** The real answer breaks off in the middle of its body. */
  | { cut: true }
  /** The real answer, its JSON changed. */
  | { change: (body: unknown) => unknown };

type Wanted = (call: SeenCall) => boolean;

/** A proxy for HTTP and WebSocket that fails as told. Its address stays the same while it is down. */
export interface FaultProxy {
  url: string;
  /** Every request so far, in order; upgrades are not requests. */
  seen: SeenCall[];
  /** How many WebSocket connections run through it. */
  readonly sockets: number;
  /** Applies the fault to every request that is wanted, until the answered function is called. */
  fail: (wanted: Wanted, fault: Fault) => () => void;
  /** Refuses connections and breaks those that are open. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  /** Breaks every WebSocket connection. */
  dropSockets: () => void;
  stop: () => Promise<void>;
}

interface Rule {
  wanted: Wanted;
  fault: Fault;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function ask(target: string, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const { method, headers } = incoming;
    const outgoing = openRequest(new URL(incoming.url ?? '/', target), { method, headers });
    outgoing.once('response', done);
    outgoing.once('error', fail);
    outgoing.end(body);
  });
}

async function pass(
  target: string,
  rule: Rule | undefined,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const fault = rule?.fault;
  if (fault && 'stall' in fault) return;
  if (fault && 'until' in fault) await fault.until;
  if (fault && 'answer' in fault) {
    const { status, headers, body } = fault.answer;
    response.writeHead(status, headers).end(body);
    return;
  }
  const answer = await ask(target, request, await bodyOf(request));
  const real = await bodyOf(answer);
  const body =
    fault && 'change' in fault
      ? Buffer.from(JSON.stringify(fault.change(JSON.parse(real.toString()) as unknown)))
      : real;
  const headers: NodeJS.Dict<string | string[]> = {
    ...answer.headers,
    'content-length': String(body.length),
  };
  delete headers['transfer-encoding'];
  response.writeHead(answer.statusCode ?? 502, headers);
  if (!fault || 'change' in fault || 'until' in fault) return void response.end(body);
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.resetAndDestroy());
}

/** The upgrade as it came, sent again: the proxy never speaks WebSocket itself. */
function tunnel(target: string, request: IncomingMessage, client: Duplex, head: Buffer): Socket {
  const { hostname, port } = new URL(target);
  const upstream = connect(Number(port), hostname, () => {
    const lines = [`${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1`];
    for (let i = 0; i < request.rawHeaders.length; i += 2)
      lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    upstream.pipe(client).pipe(upstream);
  });
  upstream.once('error', () => client.destroy());
  upstream.once('close', () => client.destroy());
  client.once('error', () => upstream.destroy());
  client.once('close', () => upstream.destroy());
  return upstream;
}

/** Starts a proxy in front of `target()`, which is asked for each connection. */
export async function startFaultProxy(target: () => string): Promise<FaultProxy> {
  const rules: Rule[] = [];
  const seen: SeenCall[] = [];
  const open = new Set<Socket>();
  const tunnels = new Set<Socket>();
  const server = createServer((request, response) => {
    const id = request.headers['x-request-id'];
    const call = { method: request.method ?? '', path: request.url ?? '', requestId: String(id ?? '') };
    seen.push(call);
    const rule = rules.findLast(({ wanted }) => wanted(call));
    pass(target(), rule, request, response).catch(() => response.destroy());
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('upgrade', (request, client, head) => {
    const upstream = tunnel(target(), request, client, head);
    tunnels.add(upstream);
    upstream.once('close', () => tunnels.delete(upstream));
  });
  const listen = (port: number) =>
    new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', fail);
        done();
      });
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const down = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      for (const socket of [...open, ...tunnels]) socket.destroy();
    });
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    get sockets() {
      return tunnels.size;
    },
    fail(wanted, fault) {
      const rule = { wanted, fault };
      rules.push(rule);
      return () => void rules.splice(rules.indexOf(rule), 1);
    },
    down,
    up: () => listen(port),
    dropSockets() {
      for (const socket of tunnels) socket.destroy();
    },
    stop: () => (server.listening ? down() : Promise.resolve()),
  };
}
