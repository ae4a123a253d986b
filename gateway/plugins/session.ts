import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { Callers } from './callers.ts';

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
      if (isSocket(args.contextValue as object)) return;
      throw new GraphQLError('Subscriptions run over WebSocket (graphql-transport-ws) at this address.', {
        extensions: { code: 'USE_WEBSOCKET', http: { status: 400 } },
      });
    },
  };
}
