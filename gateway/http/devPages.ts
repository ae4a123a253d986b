import { request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { isLoopbackUrl } from '../../process/addresses.ts';
import type { GatewayConfig } from '../config.ts';
import { isLocal, sendText } from './responses.ts';

/** Exact paths: a prefix would also match paths such as /dev/../api. */
const PAGES = /^\/dev\/(outbox|outbox\.json|checkout\/[\w-]{1,64}|github\/authorize)$/;

/** Headers that are passed on; the platform's pages need no cookie and no credentials. */
const PASSED_UP = ['accept', 'accept-language', 'content-type', 'content-length'];
const PASSED_DOWN = ['content-type', 'location', 'cache-control', 'content-security-policy'];

/**
 * Whether the request may see a page of the embedded platform. The pages give access to every account, so the client
 * must be on this machine, and the Host header must be a local name to exclude DNS rebinding.
 */
export function isDevPage(
  config: GatewayConfig,
  request: IncomingMessage,
  pathname: string,
  host: string,
): boolean {
  return config.devPages && PAGES.test(pathname) && isLocal(request) && isLoopbackUrl(`http://${host}`);
}

/** Proxies a page of the embedded platform: its outbox, checkout or GitHub. */
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
