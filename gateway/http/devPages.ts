import { request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { isLoopbackUrl } from '../../process/addresses.ts';
import type { GatewayConfig } from '../config.ts';
import { isLocal, sendText } from './answers.ts';

/** Exact addresses: a prefix would also match paths that lead elsewhere, such as /dev/../api. */
const PAGES = /^\/dev\/(outbox|outbox\.json|checkout\/[\w-]{1,64}|github\/authorize)$/;

/** Only these go up: the platform's pages need neither the session cookie nor any credential. */
const PASSED_UP = ['accept', 'accept-language', 'content-type', 'content-length'];
const PASSED_DOWN = ['content-type', 'location', 'cache-control', 'content-security-policy'];

/**
 * May this request see a page of the embedded platform? The pages open every account, so the client must be on this
 * machine, and the Host header must name it, which keeps out sites that point their own name at 127.0.0.1.
 */
export function isDevPage(
  config: GatewayConfig,
  request: IncomingMessage,
  pathname: string,
  host: string,
): boolean {
  return config.devPages && PAGES.test(pathname) && isLocal(request) && isLoopbackUrl(`http://${host}`);
}

/** Hands a page to the embedded platform: its outbox, its checkout or its GitHub. */
export function proxyDevPage(upstreamUrl: string, request: IncomingMessage, response: ServerResponse): void {
  const headers: Record<string, string> = {};
  for (const name of PASSED_UP) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  if (request.headers.host) headers['x-forwarded-host'] = request.headers.host;
  const upstream = openRequest(new URL(request.url ?? '/', upstreamUrl), { method: request.method, headers });
  upstream.on('response', (answer) => {
    for (const name of PASSED_DOWN) {
      const value = answer.headers[name];
      if (value !== undefined) response.setHeader(name, value);
    }
    response.writeHead(answer.statusCode ?? 502);
    answer.pipe(response);
  });
  upstream.on('error', () => {
    if (response.headersSent) response.destroy();
    else sendText(response, 502, 'The platform does not answer.');
  });
  request.pipe(upstream);
}
