import { GraphQLError } from 'graphql/index.js';
import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from '../graphql/context.ts';
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
      if (isSocket(args.contextValue)) return;
      throw new GraphQLError('Subscriptions run over WebSocket (graphql-transport-ws) at this address.', {
        extensions: { code: 'USE_WEBSOCKET', http: { status: 400 } },
      });
    },
  };
}

/**
 * Gives resolvers the gateway's context. Yoga's own `context` option copies values, which would freeze `token` at what
 * it was before a sign-in; here the getters stay getters.
 */
export function useGatewayContext(make: (initial: object) => GatewayContext): Plugin<GatewayContext> {
  return {
    onContextBuilding({ context }) {
      Object.defineProperties(context, Object.getOwnPropertyDescriptors(make(context)));
    },
  };
}
