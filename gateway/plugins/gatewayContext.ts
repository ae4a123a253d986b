import type { Plugin } from 'graphql-yoga';
import { assignMembers, type GatewayContext } from '../graphql/context.ts';

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
