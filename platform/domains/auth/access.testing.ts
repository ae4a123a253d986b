import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { generateSync } from 'otplib';
import pino from 'pino';
import { systemClock, type Clock } from '../../clock.ts';
import type { Core } from '../../core.ts';
import { loadEncryptionKey } from '../../crypto/encryptionKey.ts';
import { createPasswords } from '../../crypto/hash.ts';
import { createTokens } from '../../crypto/tokens.ts';
import { createVault } from '../../crypto/vault.ts';
import type { Permission } from '../../http/authGuard.ts';
import { createRateLimiter } from '../../http/rateLimit.ts';
import { createHttp, useBasics } from '../../http/server.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { createJobRunner } from '../../jobs/runner.ts';
import { createDatabaseBlobs } from '../../providers/blobs/embedded/databaseBlobs.ts';
import { openCloud } from '../../providers/cloud/openCloud.ts';
import { createDatabaseOutbox } from '../../providers/mail/databaseOutbox.ts';
import { createOutboxMailer } from '../../providers/mail/embedded/outboxMailer.ts';
import type { OutboxMail } from '../../providers/mail/outbox.ts';
import { createDatabaseLedger } from '../../providers/payments/databaseLedger.ts';
import { createEmbeddedPayments } from '../../providers/payments/embedded/embeddedPayments.ts';
import { createEventBus } from '../../realtime/eventBus.ts';
import { openTestDatabase, testConfig } from '../../testing.ts';
import type { Identity } from '../account/account.service.ts';
import type { ClusterUsage } from '../account/usage.ts';
import { createAudit } from '../audit/audit.service.ts';
import type { PlanId } from '../billing/billing.catalogue.ts';
import type { SubscriptionStatus } from '../billing/billing.rules.ts';
import {
  accessJobs,
  accessRoutes,
  authenticateWithAccess,
  createAccess,
  type Access,
  type AccessProviders,
} from './access.ts';

export const goodPassword = 'Kubedeck-2026!';

/** An answer with its parsed body; tests read what they expect and fail on what is not there. */
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
  /** Rate limits count per address: a test that does not test them has one of its own. */
  ip?: string;
}

const noClusters: ClusterUsage = {
  active: 0,
  archived: 0,
  monthlyEstimate: 0,
  nodes: 0,
  cpu: 0,
  memory: 0,
  storage: 0,
};

let people = 0;
let calls = 0;

/** The nouns of access on a throw-away database: their addresses, jobs and services, and short ways to people. */
export interface TestAccess {
  core: Core;
  access: Access;
  fastify: FastifyInstance;
  /** What is logged, as text. */
  logged: string[];
  /** What the clusters of an account amount to; empty unless set. */
  clusterUsage: Map<string, ClusterUsage>;
  call(method: Method, url: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  newEmail(): string;
  /** A verified owner with a plan, signed in. */
  owner(options?: OwnerOptions): Promise<Person>;
  /** Somebody else in the owner's account, signed in. */
  member(accountId: string, permission: Permission): Promise<Person>;
  mailTo(email: string): Promise<OutboxMail | undefined>;
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

/** Six digits of an authenticator with that secret, at that moment. */
export function authenticatorCode(secret: string, at: Date): string {
  return generateSync({ secret, epoch: Math.floor(at.getTime() / 1000) });
}

export async function startAccess(
  options: { clock?: Clock; env?: Record<string, string> } = {},
): Promise<TestAccess> {
  const config = testConfig({ RATE_LIMIT_CREDENTIALS: '5', ...options.env });
  const database = await openTestDatabase();
  const { db } = database;
  const clock = options.clock ?? systemClock();
  const logged: string[] = [];
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  const fastify = createHttp(config);
  const vault = createVault(loadEncryptionKey(config, true));
  const core: Core = {
    config,
    db,
    clock,
    log,
    vault,
    bus: createEventBus(database, log),
    jobs: createJobs(clock),
    tokens: createTokens(db, vault, clock),
    passwords: createPasswords(config.hashCost),
    limiter: createRateLimiter(db, clock),
  };
  const outbox = createDatabaseOutbox(db);
  const cloud = await openCloud({ db, clock, log, ...config });
  const providers: AccessProviders = {
    outbox,
    cloud,
    blobs: createDatabaseBlobs(core),
    mailer: createOutboxMailer({ outbox, clock }),
    payments: createEmbeddedPayments({
      ledger: createDatabaseLedger(db, () => clock.now()),
      clock,
      publicUrl: config.publicUrl,
    }),
  };
  const clusterUsage = new Map<string, ClusterUsage>();
  const access = createAccess(
    { ...core, audit: createAudit(core) },
    providers,
    async (accountId) => clusterUsage.get(accountId) ?? noClusters,
  );
  await useBasics(fastify, core, authenticateWithAccess(access));
  for (const routes of accessRoutes(access, providers, config.publicUrl, () => [])) {
    await fastify.withTypeProvider<ZodTypeProvider>().register(routes);
  }
  await fastify.ready();
  const runner = createJobRunner({ database, clock, log, definitions: accessJobs(core, providers, access) });
  await core.bus.start();
  await runner.start();

  const newEmail = (): string => `person${++people}@example.com`;

  const signedIn = async (identity: Identity, email: string): Promise<Person> => {
    const { token } = await access.sessions.open(identity);
    return { ...identity, email, token };
  };

  return {
    core,
    access,
    fastify,
    logged,
    clusterUsage,
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
      const identity = await access.account.createOwner(person, async (tx, { accountId }) => {
        if (plan) await access.billing.startSubscription(tx, accountId, { plan, status });
      });
      return signedIn(identity, email);
    },
    member: async (accountId, permission) => {
      const email = newEmail();
      const person = { name: 'Max Member', email, password: goodPassword, verified: true, permission };
      return signedIn(await access.account.addMember(accountId, person), email);
    },
    mailTo: async (email) => (await outbox.list()).find((mail) => mail.to === email),
    stop: async () => {
      await fastify.close();
      await runner.stop();
      await cloud.close();
      await core.bus.stop();
      await database.close();
    },
  };
}
