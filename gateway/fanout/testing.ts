import { randomUUID } from 'node:crypto';
import {} from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../process/testing.ts';
import { listen } from '../http/listen.ts';
import { answer, testGateway, type Call, type TestOptions } from '../testing.ts';
import { testingGraph } from '../testingGraph.ts';

interface Frame {
  type: string;
  id?: string;
  payload?: unknown;
}

/** Accounts and roles of the fake platform's users, by token. */
export type People = Record<string, { account: string; role: string }>;

/** A listening gateway whose platform knows these users; one that is removed from the table is unknown from then on. */
export async function fanoutWorld(people: People, options: TestOptions = {}) {
  const upstream = {
    'GET /api/user': ({ headers }: Call) => {
      const person = people[headers['authorization']?.slice('Bearer '.length) ?? ''];
      return person
        ? { data: { account_id: person.account, permission: person.role } }
        : answer(401, { message: 'Not signed in.' });
    },
    ...options.upstream,
  };
  const config = { port: 0, host: '127.0.0.1', lingerMs: 30, ...options.config };
  const made = testGateway({ schema: testingGraph, ...options, upstream, config });
  const { port, stop } = await listen(made.gateway);
  const clients: Client[] = [];
  return {
    ...made,
    port,
    /** An authenticated client of this user. */
    connect: async (token: string): Promise<Client> => {
      const client = new Client(port, token);
      clients.push(client);
      await client.begin();
      return client;
    },
    number: async (name: string): Promise<number> => {
      const all = await made.gateway.metrics.registry.getSingleMetric(name)?.get();
      return (all?.values ?? []).reduce((sum, { value }) => sum + value, 0);
    },
    stop: async () => {
      for (const client of clients) client.socket.terminate();
      await stop();
    },
  };
}

export type FanoutWorld = Awaited<ReturnType<typeof fanoutWorld>>;

/** A WebSocket and the frames it received. */
export class Client {
  readonly socket: WebSocket;
  readonly requestId = randomUUID();
  readonly frames: Frame[] = [];
  readonly closed: Promise<number>;

  constructor(port: number, token: string) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
      headers: { authorization: `Bearer ${token}`, 'x-request-id': this.requestId },
    });
    this.socket.on('message', (data: Buffer) => this.frames.push(JSON.parse(data.toString()) as Frame));
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
  }

  async begin(): Promise<void> {
    await new Promise((resolve) => this.socket.once('open', resolve));
    this.send({ type: 'connection_init' });
    await eventually(() => {
      if (!this.frames.some(({ type }) => type === 'connection_ack')) throw new Error('not let in yet');
    });
  }

  send(frame: Frame): void {
    this.socket.send(JSON.stringify(frame));
  }

  watch(query: string, more: object = {}, id = '1'): void {
    this.send({ id, type: 'subscribe', payload: { query, ...more } });
  }

  /** The results of an operation so far. */
  results(id = '1'): unknown[] {
    return this.frames.flatMap((frame) => (frame.type === 'next' && frame.id === id ? [frame.payload] : []));
  }
}
