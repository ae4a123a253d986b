import { createServer, request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A request that was received by the proxy. */
export interface SeenCall {
  method: string;
  path: string;
  /** Its x-request-id header. */
  requestId: string;
}

/** A fault to inject into a request. */
export type Fault =
  /** The proxy responds itself. */
  | { respond: { status: number; headers?: Record<string, string>; body: string } }
  /** The proxy never responds. */
  | { stall: true }
  /** The request is forwarded once the promise resolves. */
  | { until: Promise<unknown> }
  /** The real response is cut off in the middle of its body. */
  | { cut: true }
  /** The JSON of the real response is changed. */
  | { change: (body: unknown) => unknown };

type Wanted = (call: SeenCall) => boolean;

/** A fault-injecting proxy for HTTP and WebSocket. Its address stays the same while it is down. */
export interface FaultProxy {
  url: string;
  /** Every request received, in order, without WebSocket upgrades. */
  seen: SeenCall[];
  /** Number of open WebSocket connections. */
  readonly sockets: number;
  /** Injects the fault into every matching request until the returned function is called. */
  fail: (wanted: Wanted, fault: Fault) => () => void;
  /** Refuses new connections and closes the open ones. */
  down: () => Promise<void>;
  up: () => Promise<void>;
  /** Closes every WebSocket connection. */
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

function forward(target: string, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
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
  if (fault && 'respond' in fault) {
    const { status, headers, body } = fault.respond;
    response.writeHead(status, headers).end(body);
    return;
  }
  const upstream = await forward(target, request, await bodyOf(request));
  const status = upstream.statusCode ?? 502;
  if (!fault || 'until' in fault) {
    // Streams have no end, so the body is passed on as it arrives.
    response.writeHead(status, upstream.headers);
    await pipeline(upstream, response);
    return;
  }
  const real = await bodyOf(upstream);
  const body =
    'change' in fault
      ? Buffer.from(JSON.stringify(fault.change(JSON.parse(real.toString()) as unknown)))
      : real;
  const headers: NodeJS.Dict<string | string[]> = {
    ...upstream.headers,
    'content-length': String(body.length),
  };
  delete headers['transfer-encoding'];
  response.writeHead(status, headers);
  if ('change' in fault) return void response.end(body);
  response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.socket?.resetAndDestroy());
}

/** Forwards the upgrade request unchanged and then copies bytes, so the proxy needs no WebSocket implementation. */
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

/** Starts a proxy in front of `target()`, which is called for each connection. */
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
