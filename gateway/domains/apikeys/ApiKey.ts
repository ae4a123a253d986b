import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { accountAction } from '../account/accountActions.ts';
import { loadApiKeys, type ApiKeyRecord } from './apikeys.upstream.ts';

export const ApiKeyScope = builder.enumType('ApiKeyScope', {
  description: 'Scope of an API key. The role of its creator limits it further.',
  values: {
    READ: { value: 'read', description: 'Queries and subscriptions.' },
    WRITE: { value: 'write', description: 'Queries, subscriptions and mutations.' },
  },
});

export const ApiKeyRef = builder.objectRef<ApiKeyRecord>('ApiKey');

export const ApiKey = builder.node(ApiKeyRef, {
  description: 'A bearer token for programs. The key itself is returned only when it is created.',
  id: { resolve: (key) => key.id },
  loadOne: async (id, ctx) => (await loadApiKeys(ctx)).find((key) => key.id === id),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the key.' }),
    prefix: t.exposeString('prefix', { description: 'First characters of the key, to identify it.' }),
    scope: t.expose('scope', { type: ApiKeyScope, description: 'Scope of the key.' }),
    isActive: t.exposeBoolean('active', { description: 'Whether the key is accepted.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
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

builder.objectField(AccountRef, 'manageApiKeys', (t) =>
  t.field({
    type: ActionState,
    nullable: true,
    description:
      'Whether API keys can be created and changed by the caller, and if not, why. Null when it could not be loaded.',
    resolve: (_account, _args, ctx) => accountAction('manageApiKeys', ctx),
  }),
);
