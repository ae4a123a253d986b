import { randomUUID } from 'node:crypto';
import type { GatewayConfig } from '../config.ts';
import { localeFrom, type Caller } from '../graphql/context.ts';
import type { Trace } from '../tracing/trace.ts';
import { bearerFrom, sessionFromCookie, signInTokenFromCookie } from '../graphql/cookies.ts';
import type { RateLimit } from '../upstream/rateLimit.ts';

/** The Node request of a Fetch request, from the server context; undefined without a server. */
export const nodeRequestOf = (serverContext: object | undefined): object | undefined =>
  serverContext && 'req' in serverContext ? (serverContext.req as object) : undefined;

/** Reads one header by its lower-case name; null when it is absent. */
export type ReadHeader = (name: string) => string | null;

const REQUEST_ID = /^[\w-]{8,64}$/;

function requestIdFrom(header: ReadHeader): string {
  const given = header('x-request-id');
  return given !== null && REQUEST_ID.test(given) ? given : randomUUID();
}

/**
 * Whether the browser uses https. Behind a proxy only its header shows this, which counts only if the proxy is
 * trusted.
 */
export function isHttps(config: GatewayConfig, header: ReadHeader): boolean {
  if (config.publicUrl?.startsWith('https:')) return true;
  return config.trustProxy && header('x-forwarded-proto')?.split(',')[0]?.trim() === 'https';
}

/** Whether cookies are for HTTPS only. */
export function cookieIsSecure(config: GatewayConfig, header: ReadHeader): boolean {
  return config.cookieSecure === 'auto' ? isHttps(config, header) : config.cookieSecure === 'on';
}

/** The host the browser used, from the trusted proxy or the Host header. */
export function hostOf(config: GatewayConfig, header: ReadHeader): string {
  const forwarded = config.trustProxy ? header('x-forwarded-host')?.split(',')[0]?.trim() : undefined;
  return forwarded ?? header('host') ?? `localhost:${config.port}`;
}

/**
 * The caller of a request or WebSocket upgrade, from its headers; `authorization` overrides the header of that name.
 */
export function callerFrom(config: GatewayConfig, header: ReadHeader, authorization?: unknown): Caller {
  const bearer = bearerFrom(authorization) ?? bearerFrom(header('authorization'));
  const cookie = sessionFromCookie(header('cookie'));
  const scheme = isHttps(config, header) ? 'https' : 'http';
  return {
    token: bearer ?? cookie,
    credential: bearer !== null ? 'bearer' : cookie !== null ? 'cookie' : null,
    signInToken: signInTokenFromCookie(header('cookie')),
    clientAddress: header('x-forwarded-for'),
    idempotencyKey: header('idempotency-key'),
    locale: localeFrom(header('accept-language')),
    requestId: requestIdFrom(header),
    publicUrl: config.publicUrl ?? `${scheme}://${hostOf(config, header)}`,
    isSecure: cookieIsSecure(config, header),
  };
}

interface Entry {
  caller: Caller;
  cookies: string[];
  rateLimit: RateLimit | null;
}

/** Callers of HTTP requests, each created once, and what their responses tell: cookies and the rate limit. */
export class Callers {
  readonly #config: GatewayConfig;
  readonly #known = new WeakMap<Request, Entry>();

  constructor(config: GatewayConfig) {
    this.#config = config;
  }

  of(request: Request): Caller {
    return this.#entry(request).caller;
  }

  /** Sets the parent of a request's spans. */
  trace(request: Request, trace: Trace): void {
    this.#entry(request).caller.trace = trace;
  }

  cookiesOf(request: Request): readonly string[] {
    return this.#known.get(request)?.cookies ?? [];
  }

  /** The rate limit as of the platform's last response for this request; null when it sent none. */
  rateLimitOf(request: Request): RateLimit | null {
    return this.#known.get(request)?.rateLimit ?? null;
  }

  #entry(request: Request): Entry {
    let entry = this.#known.get(request);
    if (entry === undefined) {
      const cookies: string[] = [];
      const caller = callerFrom(this.#config, (name) => request.headers.get(name));
      const made: Entry = {
        cookies,
        rateLimit: null,
        caller: {
          ...caller,
          signal: request.signal,
          onCookie: (value) => cookies.push(value),
          onRateLimit: (now) => void (made.rateLimit = now),
        },
      };
      entry = made;
      this.#known.set(request, entry);
    }
    return entry;
  }
}
