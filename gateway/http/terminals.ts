import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { keepAlive } from '../../process/keepAlive.ts';
import type { Caller } from '../graphql/context.ts';
import { codedError } from '../graphql/errors.ts';
import { failureFrom, unreachable } from '../graphql/failures.ts';
import { messageFrom, messageJson, messageOf } from '../graphql/messages.ts';
import { callerFrom } from '../plugins/callers.ts';
import { wireDetail } from '../upstream/messages.ts';
import { path, withQuery, type Path } from '../upstream/path.ts';
import { terminalOpener } from '../upstream/terminals.ts';
import type { Gateway } from '../yoga.ts';
import { extensionsOf } from './files/downloads.ts';
import { headerReader } from './responses.ts';

const POD = /^\/terminal\/clusters\/([\w-]{1,64})\/pods\/([a-z0-9][\w.-]{0,252})\/([a-z0-9][\w.-]{0,252})$/;
const PARAMETERS = ['container', 'shell', 'columns', 'rows'];
const VALUE = /^[\w.-]{1,253}$/;
/** Of one message with input; longer text is sent in several. */
const LARGEST_INPUT = 64 * 1024;
/** Bytes that wait for a slow reader before the other end has to wait. */
const MOST_WAITING = 256 * 1024;
/** Time for the whole attempt to open a terminal. */
const OPENING_MS = 30_000;
/** Time a client has to answer a close frame. */
const CLOSING_MS = 2_000;
const NORMAL_CLOSURE = 1_000;
const GOING_AWAY = 1_001;
/** Codes that say that there was no close frame; they cannot be sent. */
const UNSENDABLE = [1_005, 1_006];

/** The platform's path of a terminal; undefined for another address. */
function addressOf(url: string): Path | undefined {
  const [pathname = '', search = ''] = url.split('?', 2);
  const [, id, namespace, name] = POD.exec(pathname) ?? [];
  if (id === undefined || namespace === undefined || name === undefined) return undefined;
  const query = new URLSearchParams(search);
  const given = Object.fromEntries(PARAMETERS.map((one) => [one, query.get(one)]));
  if (Object.values(given).some((value) => value !== null && !VALUE.test(value))) return undefined;
  return withQuery(path`/api/clusters/${id}/pods/${namespace}/${name}/terminal`, given);
}

const platformSays = z.object({
  type: z.string(),
  message: z.string().optional(),
  code: z.string().optional(),
  params: wireDetail.shape.params.optional(),
});

/** A text message of the platform with its message in the form of the graph. */
function translated(text: string): string {
  const { message, code, params = {}, ...rest } = platformSays.loose().parse(JSON.parse(text));
  if (message === undefined) return text;
  const detail = messageFrom(message, code === undefined ? null : { code, params });
  return JSON.stringify({ ...rest, detail: messageJson(detail) });
}

function headersOf(caller: Caller): Record<string, string> {
  return {
    'accept-language': caller.locale,
    'x-request-id': caller.requestId,
    authorization: `Bearer ${caller.token ?? ''}`,
    ...(caller.clientAddress ? { 'x-forwarded-for': caller.clientAddress } : {}),
  };
}

/** A browser cannot read the response to a refused upgrade, so a refusal is a message. */
function refuse(client: WebSocket, error: Error): void {
  const { code, detail } = extensionsOf(error);
  client.send(JSON.stringify({ type: 'end', code, detail }));
  client.close(NORMAL_CLOSURE);
}

/** Passes messages on. The sender has to wait while the reader is slow. */
function pass(from: WebSocket, to: WebSocket, textOf: (text: string) => string): void {
  from.on('message', (data: Buffer, isBinary: boolean) => {
    const passed = isBinary ? data : textOf(data.toString('utf8'));
    to.send(passed, { binary: isBinary }, () => {
      if (from.isPaused && to.bufferedAmount <= MOST_WAITING) from.resume();
    });
    if (to.bufferedAmount > MOST_WAITING) from.pause();
  });
  from.once('close', (code, reason) => {
    if (UNSENDABLE.includes(code)) to.close();
    else to.close(code, reason);
  });
}

/** Terminals of containers: passes a client's WebSocket on to the platform, which decides about everything. */
export function createTerminals(gateway: Gateway) {
  const { config, services, metrics } = gateway;
  const openTerminal = terminalOpener(config.upstreamUrl);
  const wss = new WebSocketServer({ noServer: true, maxPayload: LARGEST_INPUT, perMessageDeflate: false });

  const serve = async (client: WebSocket, address: Path, caller: Caller): Promise<void> => {
    if (caller.token === null)
      return refuse(client, codedError('UNAUTHENTICATED', messageOf('NOT_SIGNED_IN')));
    const left = new AbortController();
    client.once('close', () => left.abort());
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(OPENING_MS)]);
    const answer = await openTerminal(address, headersOf(caller), signal).catch(() => null);
    if (answer === null) return refuse(client, unreachable());
    if (!(answer instanceof WebSocket)) {
      if (answer.status === 401) services.sessions.end(caller.token);
      return refuse(client, failureFrom({ ...answer, retryAfter: null }));
    }
    pass(answer, client, translated);
    pass(client, answer, (text) => text);
    answer.resume();
    if (client.readyState !== WebSocket.OPEN) answer.close(NORMAL_CLOSURE);
  };

  return {
    /** True for an address of a terminal. */
    serves: (url: string): boolean => addressOf(url) !== undefined,
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
      const address = addressOf(request.url ?? '');
      if (address === undefined) return void socket.destroy();
      const caller = callerFrom(config, headerReader(request));
      wss.handleUpgrade(request, socket, head, (client) => {
        metrics.sockets.inc();
        keepAlive(client);
        client.on('error', () => client.terminate());
        client.once('close', () => metrics.sockets.dec());
        serve(client, address, caller).catch((error: unknown) => {
          gateway.log.error({ err: error, requestId: caller.requestId }, 'a terminal failed');
          client.terminate();
        });
      });
    },
    async stop(): Promise<void> {
      for (const client of wss.clients) client.close(GOING_AWAY);
      const force = setTimeout(() => wss.clients.forEach((client) => client.terminate()), CLOSING_MS);
      await Promise.all(
        [...wss.clients].map((client) => new Promise((resolve) => client.once('close', resolve))),
      );
      clearTimeout(force);
    },
  };
}
