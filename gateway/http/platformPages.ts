import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Method } from '../upstream/transport.ts';
import type { Gateway } from '../yoga.ts';
import { readBody } from './body.ts';
import { abortSignalFor, sendText } from './responses.ts';

/** Headers that are passed on; none of them is a credential. */
const PASSED_UP = ['accept', 'accept-language', 'content-type'];
const PASSED_DOWN = ['content-type', 'location', 'cache-control', 'content-security-policy'];

interface Extra {
  /** Further headers of the request. */
  up?: Readonly<Record<string, string>>;
  /** Names of further headers of the response. */
  down?: readonly string[];
  /** A further cookie for a redirect to this location; null for none. */
  cookieFor?: (location: string) => string | null;
}

/** Proxies a request for a page or redirect of the platform. */
export async function proxyToPlatform(
  { config, stream }: Pick<Gateway, 'config' | 'stream'>,
  request: IncomingMessage,
  response: ServerResponse,
  { up = {}, down = [], cookieFor }: Extra = {},
): Promise<void> {
  const headers: Record<string, string> = { ...up };
  for (const name of PASSED_UP) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  if (request.headers.host) headers['x-forwarded-host'] = request.headers.host;
  const body = await readBody(request, config.limits.bodyBytes);
  const answer = await stream({
    method: request.method as Method,
    path: request.url ?? '/',
    headers,
    ...(body.length > 0 ? { body } : {}),
    signal: abortSignalFor(response, config.upstreamTimeoutMs),
  }).catch(() => null);
  if (answer === null) return sendText(response, 502, 'The platform does not answer.');
  for (const name of [...PASSED_DOWN, ...down]) {
    const value = answer.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  const { location } = answer.headers;
  const cookie = typeof location === 'string' && cookieFor?.(location);
  if (cookie) response.appendHeader('set-cookie', cookie);
  response.writeHead(answer.status);
  await pipeline(answer.body, response).catch(() => undefined);
}
