import type { Logger } from 'pino';
import type { GatewayConfig } from '../config.ts';
import type { Trace } from '../tracing/trace.ts';
import { BoundUpstream, type MapError } from '../upstream/bound.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import type { Live, LiveHub } from '../upstream/live/hub.ts';
import type { SharedLogs } from '../upstream/logs/sharedLogs.ts';
import type { SharedPolls } from '../upstream/live/polls.ts';
import type { Revs } from '../upstream/live/rev.ts';
import type { RateLimit } from '../upstream/rateLimit.ts';
import type { Sessions } from '../upstream/sessions.ts';
import { clearedCookie, sessionCookie } from './cookies.ts';
import { codedError } from './errors.ts';
import type { LiveExtensions } from './liveExtensions.ts';
import { messageOf } from './messages.ts';

/** The context of resolvers; one per request, or per operation on a WebSocket. */
export interface GatewayContext {
  /** The caller's platform token; null when nobody is signed in. Changes on sign-in and sign-out. */
  readonly token: string | null;
  /** How the caller authenticated: with the cookie, with an Authorization header, or not at all. */
  readonly credential: 'cookie' | 'bearer' | null;
  /** `en` or `es`. */
  readonly locale: string;
  readonly requestId: string;
  readonly log: Logger;
  /** Parent of the request's spans; undefined when tracing is off. */
  readonly trace?: Trace | undefined;
  /** Public URL of this gateway without a trailing slash, for links in e-mails. */
  readonly publicUrl: string;
  /** The platform with the caller's token. */
  readonly upstream: BoundUpstream;
  /** Client-side token of Paddle, which is public; null when payments need no script. */
  readonly paddleClientToken: string | null;
  /** What the operator of this installation configured for its pages. */
  readonly site: SiteConfig;
  /** Runs once per key and request: `ctx.load('addons', () => …)`. */
  load<T>(key: string, make: () => Promise<T>): Promise<T>;
  readonly live: Live;
  /** Extensions of the current response. */
  readonly extensions: LiveExtensions;
  /** Polls of data for which the platform sends no events, shared by all subscribers. */
  readonly polls: SharedPolls;
  /** Streams of logs, shared by all viewers. */
  readonly logs: SharedLogs;
  readonly cookies: {
    /** Token of the sign-in that this browser made at a provider; null when it made none lately. */
    readonly signInToken: string | null;
    /** Sets the session cookie; the rest of the request uses the new token. */
    setSession(token: string, expires: Date | string | null): void;
    /** Clears the session cookie and the token for the rest of the request, and closes the session's sockets. */
    clearSession(): void;
  };
  /** The token, or UNAUTHENTICATED when nobody is signed in. */
  requireToken(): string;
}

type SiteConfig = GatewayConfig['site'];

/** Shared by all requests. */
export interface Services {
  client: UpstreamClient;
  revs: Revs;
  hub: LiveHub;
  polls: SharedPolls;
  logs: SharedLogs;
  sessions: Sessions;
  log: Logger;
  mapError: MapError;
  /** Number of platform calls that one operation may make. */
  maxCalls: number;
  paddleClientToken: string | null;
  site: SiteConfig;
}

export interface Caller {
  token: string | null;
  credential: 'cookie' | 'bearer' | null;
  /** The token in the browser's cookie of a sign-in at a provider. */
  signInToken?: string | null;
  locale: string;
  requestId: string;
  publicUrl: string;
  isSecure: boolean;
  /** The caller's address, for the platform's rate limits. */
  clientAddress?: string | null | undefined;
  signal?: AbortSignal | undefined;
  /** Parent of the request's spans; undefined when tracing is off. */
  trace?: Trace | undefined;
  /** The Idempotency-Key of the request, sent on with every POST to the platform. */
  idempotencyKey?: string | null | undefined;
  /** The `x-live-rev` of the client's oldest response, sent with a subscription. */
  since?: string | undefined;
  /** Called with each Set-Cookie value; absent when the response has no headers. */
  onCookie?: ((value: string) => void) | undefined;
  /** Called with the rate limit of each response of the platform. */
  onRateLimit?: ((now: RateLimit) => void) | undefined;
}

/**
 * The context of one request. A class, because V8 creates a hidden class for each object literal with a getter, which
 * cost more than the rest of a small request.
 */
class RequestContext implements GatewayContext {
  readonly #services: Services;
  readonly #caller: Caller;
  readonly upstream: BoundUpstream;
  readonly extensions: LiveExtensions = {};
  #log: Logger | null = null;
  #live: Live | null = null;

  constructor(services: Services, caller: Caller) {
    this.#services = services;
    this.#caller = caller;
    this.upstream = new BoundUpstream({ ...services, caller });
  }

  get token() {
    return this.upstream.token;
  }

  get credential() {
    return this.#caller.credential;
  }

  get locale() {
    return this.#caller.locale;
  }

  get requestId() {
    return this.#caller.requestId;
  }

  get trace() {
    return this.#caller.trace;
  }

  get publicUrl() {
    return this.#caller.publicUrl;
  }

  get site() {
    return this.#services.site;
  }

  get paddleClientToken() {
    return this.#services.paddleClientToken;
  }

  get log() {
    const { requestId, trace } = this.#caller;
    return (this.#log ??= this.#services.log.child({ requestId, ...trace?.ids }));
  }

  get live() {
    return (this.#live ??= this.#services.hub.of(
      () => this.token,
      () => this.upstream,
      this.#caller.since,
    ));
  }

  get polls() {
    return this.#services.polls;
  }

  get logs() {
    return this.#services.logs;
  }

  get cookies(): GatewayContext['cookies'] {
    return {
      signInToken: this.#caller.signInToken ?? null,
      setSession: (next, expires) => this.#setSession(next, expires === null ? null : new Date(expires)),
      clearSession: () => this.#clearSession(),
    };
  }

  load<T>(key: string, make: () => Promise<T>): Promise<T> {
    return this.upstream.load(key, make);
  }

  requireToken(): string {
    const { token } = this;
    if (token === null) throw codedError('UNAUTHENTICATED', messageOf('NOT_SIGNED_IN'));
    return token;
  }

  #setSession(next: string, expires: Date | null): void {
    const before = this.token;
    this.upstream.switchToken(next);
    // The old session of a bearer caller stays valid; the browser's session is replaced.
    if (before !== null && before !== next && this.credential === 'cookie')
      this.#services.sessions.end(before);
    this.#caller.onCookie?.(sessionCookie(next, expires, this.#caller.isSecure));
  }

  #clearSession(): void {
    const { token } = this;
    if (token !== null) this.#services.sessions.end(token);
    this.upstream.switchToken(null);
    this.#caller.onCookie?.(clearedCookie(this.#caller.isSecure));
  }
}

/** Makes the context of one request. */
export const createContext = (services: Services, caller: Caller): GatewayContext =>
  new RequestContext(services, caller);

const members: Record<keyof GatewayContext, true> = {
  token: true,
  credential: true,
  locale: true,
  requestId: true,
  log: true,
  trace: true,
  publicUrl: true,
  paddleClientToken: true,
  site: true,
  upstream: true,
  load: true,
  live: true,
  extensions: true,
  polls: true,
  logs: true,
  cookies: true,
  requireToken: true,
};

/** Adds the members of a context to an object that Yoga created. */
export function assignMembers(context: GatewayContext, to: object): void {
  for (const name of Object.keys(members) as (keyof GatewayContext)[]) {
    const get = (): unknown => {
      const member: unknown = Reflect.get(context, name);
      return typeof member === 'function' ? (member.bind(context) as unknown) : member;
    };
    Object.defineProperty(to, name, { get, enumerable: true, configurable: true });
  }
}

/** `es` when the Accept-Language header prefers Spanish to English, else `en`. */
export function localeFrom(acceptLanguage: string | null | undefined): string {
  const languages = (acceptLanguage ?? '').split(',').map((part, place) => {
    const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
    const weight = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
    return { language: tag.split('-')[0], weight, place };
  });
  languages.sort((a, b) => b.weight - a.weight || a.place - b.place);
  return languages.find(({ language }) => language === 'en' || language === 'es')?.language ?? 'en';
}
