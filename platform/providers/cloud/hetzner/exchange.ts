import { Agent, request } from 'undici';

const CONNECT_MS = 10_000;
const CONNECTIONS = 16;

/** One request as it goes out; `path` begins below the base address. */
export interface Outgoing {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  headers: Record<string, string>;
  body: string | null;
  signal: AbortSignal | null;
  timeoutMs: number;
}

/** What came back. */
export interface Incoming {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

/** The way to Hetzner and back. Rejects when no answer came. */
export interface Exchange {
  send: (outgoing: Outgoing) => Promise<Incoming>;
  close: () => Promise<void>;
}

/** HTTP with pooled connections to a base address such as https://api.hetzner.cloud/v1. */
export function httpExchange(baseUrl: string): Exchange {
  const agent = new Agent({ connections: CONNECTIONS, connect: { timeout: CONNECT_MS } });
  const root = baseUrl.replace(/\/+$/, '');
  return {
    send: async ({ path, timeoutMs, ...rest }) => {
      const timeouts = { headersTimeout: timeoutMs, bodyTimeout: timeoutMs };
      const answer = await request(`${root}${path}`, { ...rest, ...timeouts, dispatcher: agent });
      return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() };
    },
    close: () => agent.destroy(),
  };
}
