import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackAddress } from '../../process/addresses.ts';
import type { ReadHeader } from '../plugins/callers.ts';

/** Sends a small JSON response that must not be cached. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(value));
}

/** Sends a small text or HTML response that must not be cached. */
export function sendText(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(text);
}

/** Sends 405 for a path that can only be read. */
export function sendMethodNotAllowed(response: ServerResponse): void {
  response.setHeader('allow', 'GET, HEAD');
  sendText(response, 405, 'Allowed methods: GET, HEAD.');
}

/** Aborts a call of the platform when the client has left, and when it takes too long. */
export function abortSignalFor(response: ServerResponse, timeoutMs: number): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  return AbortSignal.any([gone.signal, AbortSignal.timeout(timeoutMs)]);
}

/**
 * Sets x-forwarded-for to the caller's address, for the platform's rate limits. The caller's own value is used only
 * behind a trusted proxy.
 */
export function noteClientAddress(request: IncomingMessage, trustProxy: boolean): void {
  const claimed = request.headers['x-forwarded-for'];
  if (trustProxy && typeof claimed === 'string' && claimed !== '') return;
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
}

/** Whether the request comes from this machine. Requests of a local proxy have an x-forwarded-for header. */
export function isLocal(request: IncomingMessage): boolean {
  return isLoopbackAddress(request.socket.remoteAddress) && request.headers['x-forwarded-for'] === undefined;
}

/** Reads headers of a Node request. */
export function headerReader(request: IncomingMessage): ReadHeader {
  return (name) => {
    const value = request.headers[name];
    return Array.isArray(value) ? (value[0] ?? null) : (value ?? null);
  };
}
