import type { Logger } from 'pino';
import type { Trace } from '../tracing/trace.ts';
import { BoundUpstream } from '../upstream/bound.ts';
import type { UpstreamClient } from '../upstream/client.ts';
import type { EndSignal } from '../upstream/ending.ts';
import type { Live, LiveHub } from '../upstream/live/hub.ts';
import type { SharedPolls } from '../upstream/live/polls.ts';
import type { Revs } from '../upstream/live/rev.ts';
import { clearedCookie, sessionCookie } from './cookies.ts';
import { codedError } from './errors.ts';
import type { Sessions } from './sessions.ts';

/** What a resolver has. One per request, or per operation on a WebSocket. */
export interface GatewayContext {
  /** The platform's token of the caller; null when nobody is signed in. Changes on sign-in and sign-out. */
  readonly token: string | null;
  /** How the caller identified: the browser's cookie, an Authorization header, or not at all. */
  readonly credential: 'cookie' | 'bearer' | null;
  /** `en` or `es`. */
  readonly locale: string;
  readonly requestId: string;
  readonly log: Logger;
  /** Where its spans hang; undefined where tracing is off. */
  readonly trace?: Trace | undefined;
  /** The public address of this gateway, for links in mails; no slash at the end. */
  readonly publicUrl: string;
  /** The platform in the name of the caller. */
  readonly upstream: BoundUpstream;
  /** One run per key and request: `ctx.load('addons', () => …)`. */
  load<T>(key: string, make: () => Promise<T>): Promise<T>;
  readonly live: Live;
  /** What the platform does not tell by itself, read once for all who watch it. */
  readonly polls: SharedPolls;
  readonly cookies: {
    /** Signs the browser in; the rest of this request speaks with the new token. */
    setSession(token: string, expires: Date | string | null): void;
    /** Signs out: ends the cookie, the live sockets and the token for the rest of this request. */
    clearSession(): void;
  };
  /** The token, or UNAUTHENTICATED when nobody is signed in. */
  requireToken(): string;
}

/** What every request shares. */
export interface Services {
  client: UpstreamClient;
  revs: Revs;
  hub: LiveHub;
  polls: SharedPolls;
  sessions: Sessions;
  log: Logger;
}

export interface Caller {
  token: string | null;
  credential: 'cookie' | 'bearer' | null;
  locale: string;
  requestId: string;
  publicUrl: string;
  isSecure: boolean;
  /** Where the call came from, for the platform's rate limits. */
  clientAddress?: string | null | undefined;
  signal?: EndSignal | undefined;
  /** Where the spans of the request hang; undefined where tracing is off. */
  trace?: Trace | undefined;
  /** The `x-live-rev` of the oldest answer on screen, of a subscription that says so. */
  since?: string | undefined;
  /** Called with each Set-Cookie value; absent where an answer has no headers. */
  onCookie?: ((value: string) => void) | undefined;
}

/** Makes the context of one request. */
export function createContext(services: Services, caller: Caller): GatewayContext {
  const log = services.log.child({ requestId: caller.requestId, ...caller.trace?.ids });
  let token = caller.token;
  const bound = {
    get token() {
      return token;
    },
    locale: caller.locale,
    requestId: caller.requestId,
    signal: caller.signal,
    clientAddress: caller.clientAddress,
    trace: caller.trace,
  };
  const upstream = new BoundUpstream({ client: services.client, caller: bound, revs: services.revs, log });
  const become = (next: string | null) => {
    token = next;
    upstream.forget();
  };
  return {
    get token() {
      return token;
    },
    credential: caller.credential,
    locale: caller.locale,
    requestId: caller.requestId,
    trace: caller.trace,
    publicUrl: caller.publicUrl,
    log,
    upstream,
    load: (key, make) => upstream.load(key, make),
    live: services.hub.of(
      () => token,
      () => upstream,
      caller.since,
    ),
    polls: services.polls,
    cookies: {
      setSession(next, expires) {
        const before = token;
        become(next);
        // The old session may live on for a bearer caller; the browser's one is replaced for good.
        if (before !== null && before !== next && caller.credential === 'cookie')
          services.sessions.end(before);
        caller.onCookie?.(sessionCookie(next, expires === null ? null : new Date(expires), caller.isSecure));
      },
      clearSession() {
        if (token !== null) services.sessions.end(token);
        become(null);
        caller.onCookie?.(clearedCookie(caller.isSecure));
      },
    },
    requireToken() {
      if (token === null) throw codedError('UNAUTHENTICATED', 'You are not signed in.');
      return token;
    },
  };
}

/** `es` when the Accept-Language header prefers Spanish to English, else `en`. */
export function localeFrom(acceptLanguage: string | null | undefined): string {
  const wishes = (acceptLanguage ?? '').split(',').map((part, place) => {
    const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
    const weight = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
    return { language: tag.split('-')[0], weight, place };
  });
  wishes.sort((a, b) => b.weight - a.weight || a.place - b.place);
  return wishes.find(({ language }) => language === 'en' || language === 'es')?.language ?? 'en';
}
