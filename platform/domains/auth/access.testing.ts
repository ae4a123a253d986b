import type { FastifyInstance, InjectOptions } from 'fastify';
import { generateSync } from 'otplib';
import type { Clock } from '../../clock.ts';
import type { Core } from '../../core.ts';
import { untilJobsAreDone } from '../../jobs/jobs.testing.ts';
import type { Permission } from '../../http/authGuard.ts';
import type { PaymentEngine } from '../../providers/payments/engine/paymentEngine.ts';
import type { OutboxMail } from '../../providers/mail/outbox.ts';
import { startTestPlatform } from '../../testing.ts';
import type { Services } from '../../wiring/services.ts';
import type { Identity } from '../account/account.service.ts';
import type { PlanId } from '../billing/billing.catalogue.ts';
import type { SubscriptionStatus } from '../billing/billing.rules.ts';

export const goodPassword = 'Kubedeck-2026!';

/** A response with its parsed body. */
export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  body: Record<string, unknown>;
  text: string;
}

type Method = NonNullable<InjectOptions['method']>;

interface CallOptions {
  token?: string;
  headers?: Record<string, string>;
  /** Rate limits count per address, so each call gets its own by default. */
  ip?: string;
}

let people = 0;
let calls = 0;

/** A platform on a temporary database, called without a network, with helpers for users. */
export interface TestAccess {
  core: Core;
  services: Services;
  fastify: FastifyInstance;
  /** The embedded payment provider. */
  engine: PaymentEngine | null;
  /** Every log line so far. */
  logged: string[];
  call(method: Method, url: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  newEmail(): string;
  /** A verified owner with a plan, signed in. */
  owner(options?: OwnerOptions): Promise<Person>;
  /** Another user in the owner's account, signed in. */
  member(accountId: string, permission: Permission): Promise<Person>;
  mailTo(email: string): Promise<OutboxMail | undefined>;
  /** Resolves when no job of that kind waits or runs. */
  jobsDone(kind: string): Promise<void>;
  stop(): Promise<void>;
}

interface OwnerOptions {
  verified?: boolean;
  plan?: PlanId | null;
  status?: SubscriptionStatus;
  supportEnabled?: boolean;
}

export interface Person extends Identity {
  email: string;
  token: string;
}

/** The authenticator code of that secret at that time. */
export function authenticatorCode(secret: string, at: Date): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });
}

export async function startAccess(
  options: { clock?: Clock; env?: Record<string, string> } = {},
): Promise<TestAccess> {
  const logged: string[] = [];
  const platform = await startTestPlatform({
    clock: options.clock,
    env: { RATE_LIMIT_CREDENTIALS: '5', LOG_LEVEL: 'trace', ...options.env },
    logStream: { write: (line) => void logged.push(line) },
  });
  const { fastify, core, services, providers } = platform.app;

  const newEmail = (): string => `person${++people}@example.com`;

  const signedIn = async (identity: Identity, email: string): Promise<Person> => {
    const { token } = await services.sessions.open(identity);
    return { ...identity, email, token };
  };

  return {
    core,
    services,
    fastify,
    engine: providers.paymentEngine,
    logged,
    newEmail,
    call: async (method, url, body, { token, headers = {}, ip } = {}) => {
      const response = await fastify.inject({
        method,
        url,
        ...(body === undefined ? {} : { payload: body as InjectOptions['payload'] }),
        headers: {
          ...headers,
          'x-forwarded-for': ip ?? `10.0.${people % 250}.${++calls % 250}`,
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
      });
      const isJson = String(response.headers['content-type']).includes('json');
      const parsed: unknown = isJson ? response.json() : {};
      return {
        status: response.statusCode,
        headers: response.headers,
        body: parsed as Record<string, unknown>,
        text: response.body,
      };
    },
    owner: async ({ verified = true, plan = 'pro', status, supportEnabled } = {}) => {
      const email = newEmail();
      const person = { name: 'Ada Owner', email, password: goodPassword, verified, supportEnabled };
      const identity = await services.account.createOwner(person, async (tx, { accountId }) => {
        if (plan) await services.billing.startSubscription(tx, accountId, { plan, status });
      });
      return signedIn(identity, email);
    },
    member: async (accountId, permission) => {
      const email = newEmail();
      const person = { name: 'Max Member', email, password: goodPassword, verified: true, permission };
      return signedIn(await services.account.addMember(accountId, person), email);
    },
    mailTo: async (email) => (await providers.outbox?.list())?.find((mail) => mail.to === email),
    jobsDone: (kind) => untilJobsAreDone(core.db, kind),
    stop: () => platform.stop(),
  };
}
