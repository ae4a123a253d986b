import { request as openRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { sendText } from './answers.ts';

/** Only these go up: the platform's pages need neither the session cookie nor any credential. */
const PASSED_UP = ['accept', 'accept-language', 'content-type', 'content-length'];
const PASSED_DOWN = ['content-type', 'location', 'cache-control', 'content-security-policy'];

/** Hands /dev/* to the embedded platform: its outbox and its checkout page. */
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
