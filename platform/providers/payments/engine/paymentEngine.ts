import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { ZodError } from 'zod';
import type { Clock } from '../../../clock.ts';
import { transaction as inTransaction, type Database } from '../../../db/database.ts';
import { ApiProblem, apiOf } from './api.ts';
import { cardFrom, testCardOf } from './cards.ts';
import type { PriceList } from './catalogue.ts';
import { pay } from './checkouts.ts';
import { createDelivery, type Notify } from './notifications.ts';
import type { CustomerRecord, SubscriptionRecord, TransactionRecord } from './records.ts';
import { bill, retry } from './renewals.ts';
import { find, lock, subscriptionsOf, put } from './store.ts';

interface Options {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  prices: PriceList;
  publicUrl: string;
  notify: Notify;
}

/** The embedded payment provider: Paddle's API on a loopback port, with test cards instead of money. */
export interface PaymentEngine {
  apiKey: string;
  webhookSecret: string;
  /** Base URL of the API; the first call starts to listen. */
  url(): Promise<string>;
  /** Renews, retries, cancels and delivers webhooks, as far as it is due. */
  work(): Promise<void>;
  checkout(id: string): Promise<TransactionRecord | null>;
  /** Pays a checkout with a test card; one that is paid or canceled does not change. */
  pay(id: string, cardNumber: string): Promise<TransactionRecord | null>;
  customer(id: string): Promise<CustomerRecord | null>;
  subscriptionsOf(customerId: string): Promise<SubscriptionRecord[]>;
  /** Replaces the card, and charges it for what is overdue. */
  replaceCard(customerId: string, cardNumber: string): Promise<void>;
  close(): Promise<void>;
}

const ROUTE = /^\/(customers|transactions|subscriptions)(?:\/([\w-]+))?(?:\/([\w-]+))?$/;

/** The row of the API table and the id in the path. */
function routeOf(method: string, url: URL): [route: string, id: string] {
  const [, noun = '', id = '', verb = ''] = ROUTE.exec(url.pathname) ?? [];
  const path = [noun, ...(id ? [':id'] : []), ...(verb ? [verb] : [])].join('/');
  return [`${method} /${path}`, id || (url.searchParams.get('email') ?? '')];
}

function problemOf(error: unknown): ApiProblem | null {
  if (error instanceof ApiProblem) return error;
  return error instanceof ZodError ? new ApiProblem(400, 'bad_request', error.message) : null;
}

export function createPaymentEngine({ db, clock, log, prices, publicUrl, notify }: Options): PaymentEngine {
  const apiKey = randomUUID();
  const webhookSecret = randomUUID();
  const now = (): Date => clock.now();
  const handlers = apiOf({ db, now, prices, publicUrl });
  const deliver = createDelivery({ db, clock, notify, secret: webhookSecret });

  const answer = async (request: IncomingMessage): Promise<[status: number, body: unknown]> => {
    const [route, id] = routeOf(request.method ?? '', new URL(request.url ?? '/', 'http://engine'));
    const handler = handlers[route];
    if (request.headers.authorization !== `bearer ${apiKey}`)
      throw new ApiProblem(403, 'authentication_failed', 'The API key is unknown.');
    if (!handler) throw new ApiProblem(404, 'invalid_url', `There is no ${route}.`);
    const body = request.method === 'GET' ? null : await json(request).catch(() => ({}));
    const data = await handler(id, body);
    // A receiver of webhooks reads while one is delivered to it.
    if (request.method !== 'GET') await deliver();
    const meta = { request_id: randomUUID(), pagination: { per_page: 50, next: null, has_more: false } };
    return [200, { data, meta }];
  };
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [status, body] = await answer(request).catch((error: unknown): [number, unknown] => {
      const problem = problemOf(error);
      if (!problem) log.error({ err: error }, 'the embedded payment provider failed');
      const { status: code, ...rest } = problem ?? new ApiProblem(500, 'internal_error', 'Internal error.');
      const detail = problem?.message ?? 'Internal error.';
      return [code, { error: { type: 'request_error', code: rest.code, detail, documentation_url: '' } }];
    });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  // An idle connection stays open: a client that is about to use it would see it fail.
  server.keepAliveTimeout = 0;
  let listening: Promise<string> | undefined;
  const listen = (): Promise<string> =>
    new Promise((resolve, reject) => {
      server.once('error', reject).listen(0, '127.0.0.1', () => {
        server.unref();
        resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      });
    });

  const payCheckout: PaymentEngine['pay'] = async (id, cardNumber) => {
    const card = testCardOf(cardNumber);
    const result = await inTransaction(db, async (tx) => {
      const open = await lock(tx, 'transaction', id);
      return open?.status === 'ready' && card ? pay(tx, open, { card, at: now(), publicUrl }) : open;
    });
    await deliver();
    return result;
  };
  const replaceCard: PaymentEngine['replaceCard'] = async (customerId, cardNumber) => {
    const card = testCardOf(cardNumber);
    if (!card) return;
    await inTransaction(db, async (tx) => {
      const customer = await lock(tx, 'customer', customerId);
      if (!customer) return;
      await put(tx, 'customer', { ...customer, card: cardFrom(card, now()) });
      for (const { id, status } of await subscriptionsOf(tx, customerId)) {
        const overdue = status === 'past_due' ? await lock(tx, 'subscription', id) : null;
        if (overdue) await retry(tx, overdue, now());
      }
    });
    await deliver();
  };

  return {
    apiKey,
    webhookSecret,
    url: () => (listening ??= listen()),
    work: async () => {
      await bill(db, now());
      await deliver();
    },
    checkout: (id) => find(db, 'transaction', id),
    pay: payCheckout,
    customer: (id) => find(db, 'customer', id),
    subscriptionsOf: (id) => subscriptionsOf(db, id),
    replaceCard,
    close: async () => {
      if (!listening) return;
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
    },
  };
}
