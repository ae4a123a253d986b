import { Agent, request } from 'undici';
import type { Exchange } from './exchange.ts';
import type { ServerAccess } from './kubeconfig.ts';
import { openWebSocket } from './webSocket.ts';

const CONNECT_MS = 10_000;

function flat(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}

/** HTTPS to one API server, with a connection pool of its own, so that a slow server only slows itself. */
export function httpExchange({ server, authority, certificate, key, token }: ServerAccess): Exchange {
  const security = { ca: authority, cert: certificate, key };
  const agent = new Agent({
    // The client's own timeouts end requests; streams may last for hours.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: { timeout: CONNECT_MS, ...security },
  });
  const root = server.href.replace(/\/+$/, '');
  const authorization: Record<string, string> =
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  return {
    send: async ({ method, path, headers, body, signal }) => {
      const response = await request(`${root}${path}`, {
        method,
        headers: { ...headers, ...authorization },
        body,
        signal: signal ?? null,
        dispatcher: agent,
      });
      return { status: response.statusCode, headers: flat(response.headers), body: response.body };
    },
    connect: ({ path, ...upgrade }) =>
      openWebSocket(
        `${root}${path}`.replace(/^http/, 'ws'),
        { ...security, headers: authorization, handshakeTimeout: CONNECT_MS },
        upgrade,
      ),
    close: () => agent.destroy(),
  };
}
