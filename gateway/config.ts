import { statSync } from 'node:fs';
import { z } from 'zod';
import { isLoopbackUrl, isOrigin } from '../process/addresses.ts';
import { headersIn, isHeaderList, SAMPLERS, tracingOf } from '../process/tracing/settings.ts';

/** All invalid variables with their reasons; thrown once at the start. */
export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(
      `The gateway cannot start with this configuration:\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const WHOLE = 'must be a whole number, 0 or more';
const wholeNumber = (fallback: number) => z.coerce.number(WHOLE).int(WHOLE).min(0, WHOLE).default(fallback);
const ABOVE_ZERO = 'must be a whole number above 0';
const positiveNumber = (fallback: number) =>
  z.coerce.number(ABOVE_ZERO).int(ABOVE_ZERO).min(1, ABOVE_ZERO).default(fallback);
const PORT = 'must be a port between 0 and 65535';
const flag = z.enum(['1', 'true', 'on', 'yes', '0', 'false', 'off', 'no'], 'must be on or off');
const isOn = (text: string) => ['1', 'true', 'on', 'yes'].includes(text);
const httpUrl = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an http or https address, such as ${example}` });

const originOf = (text: string) => new URL(text).origin;
const origin = z
  .string()
  .refine(isOrigin, 'must be an http or https address without a path, such as http://127.0.0.1:4100')
  .transform(originOf);
const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  )
  .refine(
    (items) => items.every(isOrigin),
    'must be origins separated by commas, such as https://console.example',
  )
  .transform((items) => items.map(originOf));

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
const folder = z
  .string()
  .refine(
    (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false,
    'must be a folder that exists',
  );

const RATIO = 'must be a number between 0 and 1';
const HEADER_LIST = 'must be name=value pairs separated by commas, with values percent-encoded';
const headerList = z.string().refine(isHeaderList, HEADER_LIST).transform(headersIn);

const environment = z.object({
  PORT: z.coerce.number(PORT).int(PORT).min(0, PORT).max(65_535, PORT).default(4000),
  HOST: z.string().default('127.0.0.1'),
  UPSTREAM_URL: origin.default('http://127.0.0.1:4100'),
  PUBLIC_URL: origin.optional(),
  OPERATIONS: z.enum(['open', 'trusted'], 'must be open or trusted').default('open'),
  OPERATIONS_FILE: z.string().default('dist/operations.json'),
  SESSION_COOKIE_SECURE: z.enum(['auto', 'on', 'off'], 'must be auto, on or off').default('auto'),
  ALLOWED_ORIGINS: origins.default([]),
  TRUST_PROXY: flag.default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  UPSTREAM_TIMEOUT_MS: positiveNumber(30_000),
  // Longer than the client's reconnect delay. A closed channel forgets its outage, so reconnecting clients would never
  // get UPSTREAM_UNAVAILABLE.
  LINGER_MS: wholeNumber(60_000),
  STOP_DELAY_MS: wholeNumber(0),
  DEV_PAGES: flag.optional(),
  METRICS_TOKEN: z.string().min(1).optional(),
  PADDLE_CLIENT_TOKEN: z
    .string()
    .regex(/^(live|test)_\w+$/, 'must be a client-side token of Paddle (live_… or test_…)')
    .optional(),
  TERMS_URL: httpUrl('https://example.com/terms').optional(),
  PRIVACY_URL: httpUrl('https://example.com/privacy').optional(),
  CHATWOOT_URL: origin.optional(),
  CHATWOOT_WEBSITE_TOKEN: z.string().min(1).optional(),
  CHATWOOT_HMAC_TOKEN: z.string().min(1).optional(),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: 'must be a DSN of Sentry, such as https://key@sentry.example/1' })
    .optional(),
  WEB_ROOT: folder.default('dist/web'),
  GRAPHIQL_ROOT: folder.default('dist/graphiql'),
  MAX_DEPTH: positiveNumber(15),
  MAX_ALIASES: positiveNumber(30),
  MAX_TOKENS: positiveNumber(2000),
  MAX_SELECTIONS: positiveNumber(10_000),
  MAX_DIRECTIVES: positiveNumber(50),
  MAX_COST: positiveNumber(100_000),
  MAX_PLATFORM_CALLS: positiveNumber(500),
  MAX_BODY_BYTES: positiveNumber(262_144),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl('http://127.0.0.1:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerList.default({}),
  OTEL_SERVICE_NAME: z.string().default('kubedeck-gateway'),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, `must be one of ${SAMPLERS.join(', ')}`)
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(RATIO).min(0, RATIO).max(1, RATIO).default(1),
});

type Environment = z.output<typeof environment>;

/** Combinations of variables that are invalid. */
function contradictions(env: Environment): string[] {
  const isPublic = env.PUBLIC_URL !== undefined && !isLoopbackUrl(env.PUBLIC_URL);
  const problems: string[] = [];
  if (env.OPERATIONS === 'trusted' && !isFile(env.OPERATIONS_FILE)) {
    problems.push(
      `OPERATIONS_FILE: must be a file that exists together with OPERATIONS=trusted (got ${JSON.stringify(env.OPERATIONS_FILE)})`,
    );
  }
  for (const name of ['CHATWOOT_WEBSITE_TOKEN', 'CHATWOOT_HMAC_TOKEN'] as const) {
    if (Boolean(env.CHATWOOT_URL) !== Boolean(env[name]))
      problems.push(`${name}: must be set together with CHATWOOT_URL`);
  }
  if (env.DEV_PAGES !== undefined && isOn(env.DEV_PAGES) && isPublic) {
    problems.push('DEV_PAGES: must be off while PUBLIC_URL is not an address of this machine');
  }
  return problems;
}

/** Only on this machine, because the pages give access to every account. */
function showsDevPages(env: Environment): boolean {
  if (env.PUBLIC_URL !== undefined && !isLoopbackUrl(env.PUBLIC_URL)) return false;
  return env.DEV_PAGES === undefined ? isLoopbackUrl(env.UPSTREAM_URL) : isOn(env.DEV_PAGES);
}

function toConfig(env: Environment) {
  return {
    port: env.PORT,
    host: env.HOST,
    upstreamUrl: env.UPSTREAM_URL,
    publicUrl: env.PUBLIC_URL ?? null,
    operations: env.OPERATIONS,
    operationsFile: env.OPERATIONS_FILE,
    cookieSecure: env.SESSION_COOKIE_SECURE,
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustProxy: isOn(env.TRUST_PROXY),
    logLevel: env.LOG_LEVEL,
    upstreamTimeoutMs: env.UPSTREAM_TIMEOUT_MS,
    lingerMs: env.LINGER_MS,
    stopDelayMs: env.STOP_DELAY_MS,
    devPages: showsDevPages(env),
    metricsToken: env.METRICS_TOKEN ?? null,
    paddleClientToken: env.PADDLE_CLIENT_TOKEN ?? null,
    site: {
      termsUrl: env.TERMS_URL ?? null,
      privacyUrl: env.PRIVACY_URL ?? null,
      chat:
        env.CHATWOOT_URL && env.CHATWOOT_WEBSITE_TOKEN && env.CHATWOOT_HMAC_TOKEN
          ? {
              url: env.CHATWOOT_URL,
              websiteToken: env.CHATWOOT_WEBSITE_TOKEN,
              hmacToken: env.CHATWOOT_HMAC_TOKEN,
            }
          : null,
      sentryDsn: env.SENTRY_DSN ?? null,
    },
    webRoot: env.WEB_ROOT,
    graphiqlRoot: env.GRAPHIQL_ROOT,
    limits: {
      depth: env.MAX_DEPTH,
      aliases: env.MAX_ALIASES,
      tokens: env.MAX_TOKENS,
      selections: env.MAX_SELECTIONS,
      directives: env.MAX_DIRECTIVES,
      cost: env.MAX_COST,
      calls: env.MAX_PLATFORM_CALLS,
      bodyBytes: env.MAX_BODY_BYTES,
    },
    tracing: tracingOf(env),
  };
}

export type GatewayConfig = ReturnType<typeof toConfig>;

/**
 * Reads and validates the environment; throws ConfigError with each invalid variable and its reason. Empty means
 * unset.
 */
export function readConfig(env: Record<string, string | undefined> = process.env): GatewayConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const problems = contradictions(parsed.data);
  if (problems.length > 0) throw new ConfigError(problems);
  return toConfig(parsed.data);
}
