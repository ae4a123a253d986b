import { isIP } from 'node:net';
import { z } from 'zod';
import { isOrigin } from '../process/addresses.ts';
import {
  missingPaddle,
  paddleOf,
  paddleVariables,
  type PaddleSettings,
} from './providers/payments/paddle/settings.ts';
import {
  headersIn,
  isHeaderList,
  SAMPLERS,
  tracingOf,
  type TracingSettings,
} from '../process/tracing/settings.ts';

/** The configuration is invalid: the message names every invalid variable, one per line, with the reason. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((n) => n <= 65535);
const fixedPort = port.refine((n) => n > 0).optional();

/** A URL of one of the given schemes, kept as a string because drivers parse it themselves. */
function url(...schemes: string[]) {
  return z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol));
}

/** A URL without a path, because paths are appended to it. */
const origin = z
  .string()
  .refine(isOrigin)
  .transform((text) => new URL(text).origin);

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean),
);
const ipList = list.refine((parts) => parts.every((part) => isIP(part) !== 0));
const networks = list.refine((parts) => parts.every(isNetwork));

const NETWORK_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** An address, a network such as 10.0.0.0/8, or the name of one. */
function isNetwork(text: string): boolean {
  if (NETWORK_NAMES.includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const size = { 4: 32, 6: 128 }[isIP(address)];
  if (size === undefined || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size);
}

const keyBytes = z
  .string()
  .regex(/^[A-Za-z0-9+/]{43}=$/)
  .transform((text) => Buffer.from(text, 'base64'));

const positive = z
  .string()
  .regex(/^\d*\.?\d+$/)
  .transform(Number)
  .refine((n) => n > 0);

const whole = z
  .string()
  .regex(/^[1-9]\d{0,5}$/)
  .transform(Number);

const share = z.coerce.number().min(0).max(1);

/** name=value pairs, with percent-encoded values as in OpenTelemetry. */
const headerList = z.string().refine(isHeaderList).transform(headersIn);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Every variable: its parser, and what it must be. */
const variables = {
  PLATFORM_PORT: { parse: port.default(4100), must: 'be a number between 0 and 65535 (0 picks a free one)' },
  PLATFORM_HOST: { parse: z.string().default('127.0.0.1'), must: 'be an address to listen on' },
  DATABASE_URL: { parse: url('postgres:', 'postgresql:').optional(), must: 'be a postgres:// address' },
  DATA_DIR: { parse: z.string().default('.data'), must: 'be a folder' },
  ENCRYPTION_KEY: { parse: keyBytes.optional(), must: 'be 32 bytes in base64 (openssl rand -base64 32)' },
  HETZNER_API_URL: {
    parse: url('http:', 'https:').optional(),
    must: 'be the http(s):// address of a Hetzner Cloud API (https://api.hetzner.cloud/v1)',
  },
  HETZNER_CATALOGUE_TOKEN: {
    parse: z
      .string()
      .regex(/^[A-Za-z0-9]{64}$/)
      .optional(),
    must: 'be a Hetzner API token of 64 letters and digits (one that may only read is enough)',
  },
  HETZNER_ENGINE_PORT: {
    parse: port.default(0),
    must: 'be a number between 0 and 65535 (0 picks a free one)',
  },
  KUBERNETES_ENGINE_PORT: {
    parse: fixedPort,
    must: 'be a number between 1 and 65535: kubeconfigs name it, so it must not change',
  },
  OBJECTSTORE_ENGINE_PORT: { parse: fixedPort, must: 'be a number between 1 and 65535' },
  POSTGRES_PLAYGROUND: { parse: z.enum(['0', '1']).default('0'), must: 'be 1 or 0' },
  SMTP_URL: { parse: url('smtp:', 'smtps:').optional(), must: 'be an smtp:// or smtps:// address' },
  MAIL_FROM: { parse: z.string().default('Kubedeck <no-reply@localhost>'), must: 'be a sender address' },
  SUPPORT_EMAIL: { parse: z.email().optional(), must: 'be the e-mail address of your support' },
  GOOGLE_CLIENT_ID: { parse: z.string().optional(), must: 'be the client id of a Google OAuth client' },
  GOOGLE_CLIENT_SECRET: { parse: z.string().optional(), must: 'be the secret of that client' },
  SSO_INTERNAL_ISSUERS: { parse: z.enum(['0', '1']).default('0'), must: 'be 1 or 0' },
  ...paddleVariables,
  PUBLIC_URL: {
    parse: origin.default('http://localhost:4000'),
    must: 'be the http(s):// address that people open, without a path',
  },
  WORLD: { parse: z.string().optional(), must: 'be the name of a world, or none' },
  TIME_SCALE: { parse: positive.default(0.2), must: 'be a number above 0' },
  LOG_LEVEL: { parse: z.enum(logLevels).default('info'), must: `be one of ${logLevels.join(', ')}` },
  RATE_LIMIT_CREDENTIALS: { parse: whole.default(10), must: 'be from 1 to 999999 (tries per minute)' },
  RATE_LIMIT_REQUESTS: { parse: whole.default(1_200), must: 'be from 1 to 999999 (requests per minute)' },
  TRUSTED_GATEWAYS: {
    parse: networks.default(['loopback']),
    must: `be addresses, networks (10.0.0.0/8) or ${NETWORK_NAMES.join(', ')}, separated by commas`,
  },
  STOP_DELAY_MS: {
    parse: z
      .string()
      .regex(/^\d{1,6}$/)
      .transform(Number)
      .default(0),
    must: 'be a whole number of milliseconds, 0 or more',
  },
  EGRESS_IPS: { parse: ipList.default([]), must: 'be IP addresses separated by commas' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    parse: url('http:', 'https:').optional(),
    must: 'be the http(s):// address of an OpenTelemetry collector, such as http://localhost:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    parse: headerList.default({}),
    must: 'be name=value pairs separated by commas, with values percent-encoded',
  },
  OTEL_SERVICE_NAME: { parse: z.string().default('kubedeck-platform'), must: 'be a name' },
  OTEL_TRACES_SAMPLER: {
    parse: z.enum(SAMPLERS).default('parentbased_always_on'),
    must: `be one of ${SAMPLERS.join(', ')}`,
  },
  OTEL_TRACES_SAMPLER_ARG: { parse: share.default(1), must: 'be a number between 0 and 1' },
  HASH_COST: { parse: z.enum(['normal', 'fast']).default('normal'), must: 'be normal or fast' },
} as const;

type Variables = typeof variables;
type Parsed = { [K in keyof Variables]: z.output<Variables[K]['parse']> };

/** The parsed configuration. Durations of the embedded cloud are multiplied by `timeScale`. */
export interface Config {
  port: number;
  host: string;
  databaseUrl: string | undefined;
  dataDir: string;
  encryptionKey: Buffer | undefined;
  /** Without it the embedded cloud is started. */
  hetznerApiUrl: string | undefined;
  hetznerCatalogueToken: string | undefined;
  /** Null does not listen: only this process can call the embedded cloud. */
  hetznerEnginePort: number | null;
  /** Port of the embedded Kubernetes for kubectl. Null does not listen. */
  kubernetesEnginePort: number | null;
  /** Port of the embedded object storage for S3 clients. Null does not listen. */
  objectStoreEnginePort: number | null;
  /** Runs the newest databases of embedded clusters, to be tried out. */
  hasPostgresPlayground: boolean;
  /** Whether issuers of single sign-on may be in a private network. */
  allowsInternalIssuers: boolean;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Where users write to; null without one. The embedded outbox takes everything. */
  supportEmail: string | null;
  /** Sign-in with Google; without it, the embedded identity provider is offered while there is no mail server. */
  google: { clientId: string; clientSecret: string } | null;
  publicUrl: string;
  world: string;
  timeScale: number;
  logLevel: (typeof logLevels)[number];
  rateLimitCredentials: number;
  /** Per minute and session, or per address without a session. */
  rateLimitRequests: number;
  egressIps: string[];
  /** Proxies whose X-Forwarded-For header is trusted. */
  trustedGateways: string[];
  stopDelayMs: number;
  hashCost: 'normal' | 'fast';
  /** Null without an API key: payments are embedded. */
  paddle: PaddleSettings | null;
  /** Null without an endpoint: no traces. */
  tracing: TracingSettings | null;
}

const secretVariables = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'ENCRYPTION_KEY',
  'HETZNER_CATALOGUE_TOKEN',
  'PADDLE_API_KEY',
  'PADDLE_WEBHOOK_SECRET',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
]);

/** The value as shown in messages; URLs with passwords and keys are hidden. */
function shown(name: string, value: string): string {
  return secretVariables.has(name) ? '' : ` (got ${JSON.stringify(value)})`;
}

function parseVariables(env: NodeJS.ProcessEnv): Parsed {
  const problems: string[] = [];
  const parsed: Record<string, unknown> = {};
  for (const [name, { parse, must }] of Object.entries(variables)) {
    // An empty variable counts as absent: compose files and CI use it for "no value".
    const value = env[name] === '' ? undefined : env[name];
    const result = parse.safeParse(value);
    if (result.success) parsed[name] = result.data;
    else problems.push(`${name}: must ${must}${shown(name, value ?? '')}`);
  }
  if (parsed.DATABASE_URL && !parsed.ENCRYPTION_KEY && !env.ENCRYPTION_KEY) {
    problems.push('ENCRYPTION_KEY: must be set together with DATABASE_URL (openssl rand -base64 32)');
  }
  if (Boolean(parsed.GOOGLE_CLIENT_ID) !== Boolean(parsed.GOOGLE_CLIENT_SECRET)) {
    problems.push('GOOGLE_CLIENT_SECRET: must be set together with GOOGLE_CLIENT_ID');
  }
  if (parsed.HETZNER_API_URL) {
    if ((parsed.WORLD ?? 'none') !== 'none')
      problems.push('WORLD: must be none together with HETZNER_API_URL; worlds live in the embedded cloud');
    if (parsed.POSTGRES_PLAYGROUND === '1')
      problems.push('POSTGRES_PLAYGROUND: must be 0 together with HETZNER_API_URL; it runs embedded only');
  }
  problems.push(...missingPaddle(parsed, env));
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return parsed as Parsed;
}

/** Reads the environment. Throws ConfigError with one line per invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const v = parseVariables(env);
  return {
    port: v.PLATFORM_PORT,
    host: v.PLATFORM_HOST,
    databaseUrl: v.DATABASE_URL,
    dataDir: v.DATA_DIR,
    encryptionKey: v.ENCRYPTION_KEY,
    hetznerApiUrl: v.HETZNER_API_URL?.replace(/\/+$/, ''),
    hetznerCatalogueToken: v.HETZNER_CATALOGUE_TOKEN,
    hetznerEnginePort: v.HETZNER_ENGINE_PORT,
    kubernetesEnginePort: v.KUBERNETES_ENGINE_PORT ?? null,
    objectStoreEnginePort: v.OBJECTSTORE_ENGINE_PORT ?? null,
    hasPostgresPlayground: v.POSTGRES_PLAYGROUND === '1',
    smtpUrl: v.SMTP_URL,
    mailFrom: v.MAIL_FROM,
    supportEmail: v.SUPPORT_EMAIL ?? (v.SMTP_URL ? null : 'support@localhost'),
    google:
      v.GOOGLE_CLIENT_ID && v.GOOGLE_CLIENT_SECRET
        ? { clientId: v.GOOGLE_CLIENT_ID, clientSecret: v.GOOGLE_CLIENT_SECRET }
        : null,
    allowsInternalIssuers: v.SSO_INTERNAL_ISSUERS === '1',
    publicUrl: v.PUBLIC_URL,
    // Worlds need the embedded cloud: their tokens are made up.
    world: v.WORLD ?? (v.HETZNER_API_URL ? 'none' : 'demo'),
    timeScale: v.TIME_SCALE,
    logLevel: v.LOG_LEVEL,
    rateLimitCredentials: v.RATE_LIMIT_CREDENTIALS,
    rateLimitRequests: v.RATE_LIMIT_REQUESTS,
    egressIps: v.EGRESS_IPS,
    trustedGateways: v.TRUSTED_GATEWAYS,
    stopDelayMs: v.STOP_DELAY_MS,
    hashCost: v.HASH_COST,
    paddle: paddleOf(v),
    tracing: tracingOf(v),
  };
}

/** URL of a PostgreSQL server on which tests create temporary databases; without it they use PGlite. */
export function readTestDatabaseUrl(): string | undefined {
  return process.env.TEST_DATABASE_URL || undefined;
}

/** File of a kubeconfig of a real API server, against which tests run the contract of the Kubernetes API. */
export function readTestKubeconfig(): string | undefined {
  return process.env.KUBE_TEST_KUBECONFIG || undefined;
}
