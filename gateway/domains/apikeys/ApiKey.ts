import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { ApiKeyScope, scopesFrom } from './ApiKeyScope.ts';
import { loadApiKeys, type ApiKeyRecord } from './apikeys.upstream.ts';

export const ApiKeyRef = builder.objectRef<ApiKeyRecord>('ApiKey');

export const ApiKey = builder.node(ApiKeyRef, {
  description: 'A bearer token for programs. The key itself is returned only when it is created or rotated.',
  id: { resolve: (key) => key.id },
  loadOne: async (id, ctx) => (await loadApiKeys(ctx)).find((key) => key.id === id),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the key.' }),
    prefix: t.exposeString('prefix', { description: 'First characters of the key, to identify it.' }),
    scopes: t.field({
      type: [ApiKeyScope],
      description: 'Scopes of the key; together they are what it may do.',
      resolve: (key) => scopesFrom(key.scopes),
    }),
    isActive: t.exposeBoolean('active', { description: 'Whether the key is switched on.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
    creatorName: t.string({
      description: 'Name of the user who created the key and as whom it acts.',
      resolve: ({ created_by: creator }) => creator.name,
    }),
    expiresAt: t.expose('expires_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time from which the key is refused; null when it does not expire.',
    }),
    previousExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Time until which the key from before the last rotation is accepted; null when none is accepted.',
      resolve: ({ previous_expires_at: end }) => (end && Date.parse(end) > Date.now() ? end : null),
    }),
    lastUsedAt: t.expose('last_used_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last use, to the minute; null when the key was never used.',
    }),
  }),
});

export const ApiKeyEdge = builder.edgeObject({ type: ApiKeyRef, name: 'ApiKeyEdge' });
const ApiKeyConnection = builder.connectionObject({ type: ApiKeyRef, name: 'ApiKeyConnection' }, ApiKeyEdge);

/** Newest first. */
export const sortKeyOf = ({ created_at: createdAt, id }: ApiKeyRecord) => [createdAt, id];

builder.objectField(AccountRef, 'apiKeys', (t) =>
  t.connection(
    {
      type: ApiKeyRef,
      nullable: true,
      description:
        'API keys of the account, newest first; null when the caller may not see them or they could not be loaded.',
      resolve: async (_account, args, ctx) => connectionOf(await loadApiKeys(ctx), args, sortKeyOf, [-1, -1]),
    },
    ApiKeyConnection,
  ),
);
