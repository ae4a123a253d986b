import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { accountAction } from '../account/accountActions.ts';
import { loadApiKeys, type ApiKeyRecord } from './apikeys.upstream.ts';

export const ApiKeyScope = builder.enumType('ApiKeyScope', {
  description: 'What an API key may do, within the role of who made it.',
  values: {
    READ: { value: 'read', description: 'Read.' },
    WRITE: { value: 'write', description: 'Read and change.' },
  },
});

export const ApiKeyRef = builder.objectRef<ApiKeyRecord>('ApiKey');

export const ApiKey = builder.node(ApiKeyRef, {
  description: 'A bearer token for programs. The key itself is shown once, when it is made.',
  id: { resolve: (key) => key.id },
  loadOne: async (id, ctx) => (await loadApiKeys(ctx)).find((key) => key.id === id),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is for.' }),
    prefix: t.exposeString('prefix', { description: 'First characters of the key, to identify it.' }),
    scope: t.expose('scope', { type: ApiKeyScope, description: 'What it may do.' }),
    isActive: t.exposeBoolean('active', { description: 'Is it accepted?' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When it was made.' }),
    lastUsedAt: t.expose('last_used_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to the minute; null when it never was.',
    }),
  }),
});

export const ApiKeyEdge = builder.edgeObject({ type: ApiKeyRef, name: 'AccountApiKeysConnectionEdge' });
const ApiKeyConnection = builder.connectionObject(
  { type: ApiKeyRef, name: 'AccountApiKeysConnection' },
  ApiKeyEdge,
);

builder.objectField(AccountRef, 'apiKeys', (t) =>
  t.connection(
    {
      type: ApiKeyRef,
      nullable: true,
      description: 'Its API keys.',
      resolve: async (_account, args, ctx) => connectionOf(await loadApiKeys(ctx), args, (key) => key.id),
    },
    ApiKeyConnection,
    ApiKeyEdge,
  ),
);

builder.objectField(AccountRef, 'manageApiKeys', (t) =>
  t.field({
    type: ActionState,
    nullable: true,
    description: 'May the caller see, create and change its API keys?',
    resolve: (_account, _args, ctx) => accountAction('manageApiKeys', ctx),
  }),
);
