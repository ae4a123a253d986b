import { Environment, LogLevel, Paddle } from '@paddle/paddle-node-sdk';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.ts';
import type { Vault } from '../../crypto/vault.ts';
import type { Database } from '../../db/database.ts';
import { embeddedPriceIds, type PriceList } from './engine/catalogue.ts';
import type { Notify } from './engine/notifications.ts';
import { createPaymentEngine, type PaymentEngine } from './engine/paymentEngine.ts';
import { createPaddlePayments } from './paddle/paddlePayments.ts';
import type { PaddleSettings } from './paddle/settings.ts';
import type { PaymentProvider } from './port.ts';

interface Options {
  db: Database;
  clock: Clock;
  vault: Vault;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Without it the embedded payment provider is used. */
  paddle: PaddleSettings | null;
  /** Prices of the embedded provider. */
  prices: PriceList;
  /** Whether the pages of the embedded provider are served. */
  hasPages: boolean;
  publicUrl: string;
  /** Delivers webhooks of the embedded provider. */
  notify: Notify;
}

const SANDBOX_KEY = /^pdl_sdbx_/;

/** Paddle or the embedded provider, both through Paddle's SDK. `engine` is null with Paddle. */
export function openPayments(options: Options): { payments: PaymentProvider; engine: PaymentEngine | null } {
  const { paddle, vault } = options;
  if (paddle) {
    const environment = SANDBOX_KEY.test(paddle.apiKey) ? Environment.sandbox : Environment.production;
    const client = new Paddle(paddle.apiKey, { environment, logLevel: LogLevel.none });
    const payments = createPaddlePayments({
      ...paddle,
      vault,
      connect: async () => client,
      checkoutIn: 'overlay',
    });
    return { payments, engine: null };
  }
  const engine = createPaymentEngine(options);
  const connect = async (): Promise<Paddle> => {
    // The SDK takes any other text as a base URL; only its type is narrower.
    const environment = (await engine.url()) as Environment;
    return new Paddle(engine.apiKey, { environment, logLevel: LogLevel.none });
  };
  const { webhookSecret } = engine;
  const payments = createPaddlePayments({
    connect,
    webhookSecret,
    vault,
    priceIds: embeddedPriceIds,
    checkoutIn: options.hasPages ? 'page' : 'none',
  });
  return { payments, engine };
}
