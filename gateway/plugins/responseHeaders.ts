import type { Plugin } from 'graphql-yoga';
import { rateLimitHeaders } from '../upstream/rateLimit.ts';
import type { Revs } from '../upstream/live/rev.ts';
import type { Callers } from './callers.ts';

/** Header with the rev at the start of the request. The response includes every event up to it. */
const REV_HEADER = 'x-live-rev';

/** Adds the rev at the start of a request to its response, for subscriptions that start after it. */
export function useResponseRevs(revs: Revs): Plugin {
  const startRevs = new WeakMap<Request, string>();
  return {
    onRequest({ request }) {
      startRevs.set(request, revs.format(revs.next()));
    },
    onResponse({ request, response }) {
      const rev = startRevs.get(request);
      if (rev !== undefined) response.headers.set(REV_HEADER, rev);
    },
  };
}

/** Adds the session cookie that a resolver set or cleared, and forbids caching of the response. */
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
