import { text } from 'node:stream/consumers';
import { createWebSocketStream, WebSocket, type ClientOptions } from 'ws';
import { keepAlive } from '../../../../process/keepAlive.ts';
import type { KubernetesRefusal, KubernetesSocket, KubernetesUpgrade } from './exchange.ts';

/** Of one message; servers send parts of 32 KiB. */
const LARGEST_BYTES = 1024 * 1024;

async function* bytesOf(parts: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield Buffer.isBuffer(part) ? part : Buffer.from(String(part));
}

function opened(socket: WebSocket): KubernetesSocket {
  keepAlive(socket);
  return {
    messages: bytesOf(createWebSocketStream(socket, { readableObjectMode: true })),
    send: (message) =>
      new Promise((resolve, reject) => {
        socket.send(message, (error) => (error ? reject(error) : resolve()));
      }),
    close: () => socket.close(),
  };
}

/** Opens a WebSocket. Rejects without a response, or when the signal aborts first. */
export function openWebSocket(
  url: string,
  options: ClientOptions,
  { protocols, signal }: Pick<KubernetesUpgrade, 'protocols' | 'signal'>,
): Promise<KubernetesSocket | KubernetesRefusal> {
  const socket = new WebSocket(url, [...protocols], {
    ...options,
    maxPayload: LARGEST_BYTES,
    perMessageDeflate: false,
  });
  const abort = (): void => socket.terminate();
  signal.addEventListener('abort', abort, { once: true });
  const result = new Promise<KubernetesSocket | KubernetesRefusal>((resolve, reject) => {
    // Stays for the life of the socket: an error without a listener would end the process.
    socket.on('error', reject);
    socket.once('open', () => resolve(opened(socket)));
    socket.once('unexpected-response', (_request, response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
  });
  return result.finally(() => signal.removeEventListener('abort', abort));
}
