import { Agent, request } from 'undici';

const CONNECT_MS = 10_000;
const CONNECTIONS = 16;

/** An outgoing request; `path` is relative to the base URL. */
export interface Outgoing {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body: string | null;
  signal: AbortSignal | null;
  timeoutMs: number;
}

/** The response. */
interface Incoming {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** Sends requests to Hetzner. Rejects without a response. */
export interface Exchange {
  send: (outgoing: Outgoing) => Promise<Incoming>;
  close: () => Promise<void>;
}

/** HTTP with pooled connections to a base URL such as https://api.hetzner.cloud/v1. */
export function httpExchange(baseUrl: string): Exchange {
  const agent = new Agent({ connections: CONNECTIONS, connect: { timeout: CONNECT_MS } });
  const root = baseUrl.replace(/\/+$/, '');
  return {
    send: async ({ path, timeoutMs, ...rest }) => {
      const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
      const response = await request(`${root}${path}`, { ...rest, ...timeouts, dispatcher: agent });
      return { status: response.statusCode, headers: response.headers, text: await response.body.text() };
    },
    close: () => agent.destroy(),
  };
}
