import { messageOf } from './graphql/messages.ts';
import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql/index.js';
import { z } from 'zod';
import type { GatewayContext } from './graphql/context.ts';
import { RefusedError } from './graphql/errors.ts';
import { path } from './upstream/path.ts';

const text = new GraphQLNonNull(GraphQLString);

const Thing: GraphQLObjectType<unknown, GatewayContext> = new GraphQLObjectType({
  name: 'Thing',
  fields: () => ({
    name: { type: text, resolve: () => 'thing' },
    thing: { type: new GraphQLNonNull(Thing), resolve: () => ({}) },
  }),
});

/** Loads `/api/late` of the fake upstream. */
const Late = new GraphQLObjectType<unknown, GatewayContext>({
  name: 'Late',
  fields: {
    slow: {
      type: GraphQLString,
      resolve: (_root, _args, ctx) => ctx.upstream.get(path`/api/late`, z.string()),
    },
  },
});

const Query = new GraphQLObjectType<unknown, GatewayContext>({
  name: 'Query',
  fields: {
    ping: { type: text, resolve: () => 'pong' },
    thing: { type: Thing, resolve: () => ({}) },
    crash: {
      type: GraphQLString,
      resolve: () => {
        throw new Error('the database password is hunter2');
      },
    },
    deliberate: {
      type: GraphQLString,
      resolve: () => {
        throw new GraphQLError('Come back later.', { extensions: { code: 'RATE_LIMITED' } });
      },
    },
    late: {
      type: new GraphQLNonNull(Late),
      resolve: () => ({}),
    },
    refused: {
      type: GraphQLString,
      resolve: () => {
        throw new RefusedError('ARCHIVED', messageOf('ARCHIVED'));
      },
    },
    secret: {
      type: GraphQLString,
      resolve: (_root, _args, ctx) => ctx.upstream.get(path`/api/secret`, z.string()),
    },
  },
});

const Mutation = new GraphQLObjectType<unknown, GatewayContext>({
  name: 'Mutation',
  fields: {
    change: { type: GraphQLBoolean, resolve: () => true },
    enter: {
      type: GraphQLBoolean,
      resolve: (_root, _args, ctx) => {
        ctx.cookies.setSession('fresh-token', '2030-01-01T00:00:00.000Z');
        return ctx.token === 'fresh-token';
      },
    },
    leave: {
      type: GraphQLBoolean,
      resolve: (_root, _args, ctx) => {
        ctx.cookies.clearSession();
        return ctx.token === null;
      },
    },
  },
});

interface Item {
  event: string;
  progress?: number | null;
  message?: string | null;
}

const Changed = new GraphQLObjectType<Item, GatewayContext>({
  name: 'Changed',
  fields: {
    progress: { type: GraphQLInt },
    message: { type: GraphQLString },
    isResync: { type: GraphQLBoolean, resolve: ({ event }) => event === 'resync' },
    /** Tokens of the contexts that executed an event. */
    reader: { type: GraphQLString, resolve: (_item, _args, ctx) => ctx.token },
    secret: {
      type: GraphQLString,
      resolve: ({ event }, _args, ctx) => {
        ctx.upstream.forget();
        return event === 'resync' ? null : ctx.upstream.get(path`/api/secret`, z.string());
      },
    },
  },
});

const Subscription = new GraphQLObjectType<Item, GatewayContext>({
  name: 'Subscription',
  fields: {
    changed: {
      type: Changed,
      args: { mark: { type: GraphQLString } },
      subscribe: (_root, _args, ctx) => ctx.live.subscribe(['clusterStatusUpdate']),
      resolve: (item) => item,
    },
    progress: {
      type: GraphQLInt,
      subscribe: (_root, _args, ctx) => ctx.live.subscribe(['clusterStatusUpdate']),
      resolve: (item) => (item.event === 'resync' ? -1 : item.progress),
    },
  },
});

/** A schema of a few fields for tests that must not depend on a domain. */
export const testingGraph = new GraphQLSchema({
  query: Query,
  mutation: Mutation,
  subscription: Subscription,
});
