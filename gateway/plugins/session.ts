import { GraphQLError } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import { lendMembers, type GatewayContext } from '../graphql/context.ts';
import type { Revs } from '../upstream/live/rev.ts';
import type { Callers } from './callers.ts';

/** Tells since when an answer holds: everything in it was read after this rev. */
export const REV_HEADER = 'x-live-rev';

/** Puts the rev of its beginning onto every answer, for subscriptions that start after it. */
export function useAnswerRevs(revs: Revs): Plugin {
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

/** Puts the cookies a request's mutations set onto its answer. */
export function useSessionCookies(callers: Callers): Plugin {
  return {
    onResponse({ request, response }) {
      // The last word counts: signing in after a failed sign-out must not leave two cookies of one name.
      const last = callers.cookiesOf(request).at(-1);
      if (last !== undefined) response.headers.append('set-cookie', last);
      response.headers.set('cache-control', 'no-store');
    },
  };
}

/** Subscriptions live on the WebSocket, where a session's end can close them. */
export function useSocketOnlySubscriptions(isSocket: (context: object) => boolean): Plugin {
  return {
    onSubscribe({ args }) {
      if (isSocket(args.contextValue)) return;
      throw new GraphQLError('Subscriptions run over WebSocket (graphql-transport-ws) at this address.', {
        extensions: { code: 'USE_WEBSOCKET', http: { status: 400 } },
      });
    },
  };
}

/**
 * Gives resolvers the gateway's context. Yoga's own `context` option copies values, which would freeze `token` at what
 * it was before a sign-in.
 */
export function useGatewayContext(make: (initial: object) => GatewayContext): Plugin<GatewayContext> {
  return {
    onContextBuilding({ context }) {
      lendMembers(make(context), context);
    },
  };
}
