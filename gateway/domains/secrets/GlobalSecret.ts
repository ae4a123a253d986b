import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { accountAction } from '../account/accountActions.ts';
import { loadSecrets, type SecretRecord } from './secrets.upstream.ts';

const GlobalSecretRef = builder.objectRef<SecretRecord>('GlobalSecret');

/** A secret of the account. Node id: its name. */
export const GlobalSecret = builder.node(GlobalSecretRef, {
  description: 'A named secret of the account. Its value is never shown again.',
  id: { resolve: (secret) => secret.name },
  loadOne: async (name, ctx) => (await loadSecrets(ctx)).find((secret) => secret.name === name),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Unique in the account.' }),
    createdAt: t.expose('created_time', { type: 'DateTime', description: 'When it was saved.' }),
  }),
});

export const GlobalSecretEdge = builder.edgeObject({
  type: GlobalSecretRef,
  name: 'AccountGlobalSecretsConnectionEdge',
});
const GlobalSecretConnection = builder.connectionObject(
  { type: GlobalSecretRef, name: 'AccountGlobalSecretsConnection' },
  GlobalSecretEdge,
);

builder.objectField(AccountRef, 'globalSecrets', (t) =>
  t.connection(
    {
      type: GlobalSecretRef,
      nullable: true,
      description: 'Its secrets, without the cloud token.',
      resolve: async (_account, args, ctx) =>
        connectionOf(await loadSecrets(ctx), args, (secret) => secret.name),
    },
    GlobalSecretConnection,
    GlobalSecretEdge,
  ),
);

builder.objectField(AccountRef, 'manageSecrets', (t) =>
  t.field({
    type: ActionState,
    nullable: true,
    description: 'May the caller add, replace and delete its secrets?',
    resolve: (_account, _args, ctx) => accountAction('manageSecrets', ctx),
  }),
);
