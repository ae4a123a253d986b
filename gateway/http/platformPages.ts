import { request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { sendText } from './responses.ts';

/** Headers that are passed on; none of them is a credential. */
const PASSED_UP = ['accept', 'accept-language', 'content-type', 'content-length'];
const PASSED_DOWN = ['content-type', 'location', 'cache-control', 'content-security-policy'];

interface Extra {
  /** Further headers of the request. */
  up?: Readonly<Record<string, string>>;
  /** Names of further headers of the response. */
  down?: readonly string[];
}

/** Proxies a request for a page or redirect of the platform. */
export function proxyToPlatform(
  upstreamUrl: string,
  request: IncomingMessage,
  response: ServerResponse,
  { up = {}, down = [] }: Extra = {},
): void {
  const headers: Record<string, string> = { ...up };
  for (const name of PASSED_UP) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  if (request.headers.host) headers['x-forwarded-host'] = request.headers.host;
  const upstream = openRequest(new URL(request.url ?? '/', upstreamUrl), { method: request.method, headers });
  upstream.on('response', (answer) => {
    for (const name of [...PASSED_DOWN, ...down]) {
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
  response.once('close', () => upstream.destroy());
  request.pipe(upstream);
}
