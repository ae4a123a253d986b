import type { Plugin } from 'graphql-yoga';
import { assignMembers, type GatewayContext } from '../graphql/context.ts';
import { rateLimitHeaders } from '../upstream/rateLimit.ts';
import type { Revs } from '../upstream/live/rev.ts';
import type { Callers } from './callers.ts';

/** Header with the rev before which everything in the response was loaded. */
const REV_HEADER = 'x-live-rev';

/** Adds the rev at the start of a request to its response, for subscriptions that start after it. */
export function useResponseRevs(revs: Revs): Plugin {
  const begun = new WeakMap<Request, string>();
  return {
    onRequest({ request }) {
      begun.set(request, revs.format(revs.next()));
    },
    onResponse({ request, response }) {
      const rev = begun.get(request);
      if (rev !== undefined) response.headers.set(REV_HEADER, rev);
    },
  };
}

/** Adds the cookies that a request's mutations set to its response. */
export function useSessionCookies(callers: Callers): Plugin {
  return {
    onResponse({ request, response }) {
      // Only the last one is sent: two cookies of the same name must not be set.
      const last = callers.cookiesOf(request).at(-1);
      if (last !== undefined) response.headers.append('set-cookie', last);
      response.headers.set('cache-control', 'no-store');
    },
  };
}

/** Adds the caller's rate limit at the platform to responses that called it. */
export function useRateLimitHeaders(callers: Callers): Plugin {
  return {
    onResponse({ request, response }) {
      const rateLimit = callers.rateLimitOf(request);
      if (rateLimit === null) return;
      for (const [name, value] of rateLimitHeaders(rateLimit, Date.now())) response.headers.set(name, value);
    },
  };
}

/**
 * Adds the gateway's context for resolvers. Yoga's `context` option copies values, so `token` would not change on
 * sign-in.
 */
export function useGatewayContext(make: (initial: object) => GatewayContext): Plugin<GatewayContext> {
  return {
    onContextBuilding({ context }) {
      assignMembers(make(context), context);
    },
  };
}
