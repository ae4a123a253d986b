import type { Exchange, KubernetesRequest } from './exchange.ts';

/** A response of the fake server; a list of parts is streamed, and `hangs` keeps the stream open after them. */
export interface Reply {
  status?: number;
  body?: unknown;
  parts?: readonly string[];
  hangs?: boolean;
}

/** Answers a request, or throws as a broken connection does. Without a reply the request is never answered. */
export type Respond = (request: KubernetesRequest) => Reply | undefined;

const never = () => new Promise<never>(() => undefined);

async function* bodyOf({ body, parts, hangs }: Reply): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for (const part of parts ?? [JSON.stringify(body)]) yield encoder.encode(part);
  if (hangs) await never();
}

/** An exchange without a server, and the requests that were sent. */
export function createMemoryExchange(respond: Respond): Exchange & { requests: KubernetesRequest[] } {
  const requests: KubernetesRequest[] = [];
  return {
    requests,
    send: async (request) => {
      requests.push(request);
      const reply = respond(request) ?? (await never());
      return { status: reply.status ?? 200, headers: {}, body: bodyOf(reply) };
    },
    connect: async () => never(),
    close: async () => undefined,
  };
}
