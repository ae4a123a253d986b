import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackAddress } from '../../process/addresses.ts';
import type { ReadHeader } from '../plugins/callers.ts';

/** A small JSON answer that nobody keeps. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(value));
}

/** A small text or HTML answer that nobody keeps. */
export function sendText(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(text);
}

/**
 * Puts the caller's address into x-forwarded-for, for the platform's rate limits. What a caller claims there counts
 * only behind a trusted proxy.
 */
export function noteClientAddress(request: IncomingMessage, trustProxy: boolean): void {
  const claimed = request.headers['x-forwarded-for'];
  if (trustProxy && typeof claimed === 'string' && claimed !== '') return;
  request.headers['x-forwarded-for'] = request.socket.remoteAddress ?? '';
}

/** Does the request come from this machine? A proxy on it does as well; the header it adds gives it away. */
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
