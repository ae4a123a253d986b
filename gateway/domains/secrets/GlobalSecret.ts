import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { nameInAccountId } from '../../graphql/globalId.ts';
import { AccountRef } from '../account/Account.ts';
import { loadSecrets, type SecretRecord } from './secrets.upstream.ts';

const GlobalSecretRef = builder.objectRef<SecretRecord>('GlobalSecret');

export const GlobalSecret = builder.node(GlobalSecretRef, {
  description: 'A named secret of the account. Its value is never returned.',
  id: nameInAccountId('GlobalSecret'),
  loadOne: async ({ accountId, name }, ctx) =>
    (await loadSecrets(ctx)).find((secret) => secret.accountId === accountId && secret.name === name),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the secret, unique in the account.' }),
    createdAt: t.expose('created_time', {
      type: 'DateTime',
      description: 'Time at which the value was saved.',
    }),
  }),
});

export const GlobalSecretEdge = builder.edgeObject({
  type: GlobalSecretRef,
  name: 'GlobalSecretEdge',
});
const GlobalSecretConnection = builder.connectionObject(
  { type: GlobalSecretRef, name: 'GlobalSecretConnection' },
  GlobalSecretEdge,
);

builder.objectField(AccountRef, 'globalSecrets', (t) =>
  t.connection(
    {
      type: GlobalSecretRef,
      nullable: true,
      description:
        'Secrets of the account by name, without the Hetzner token; null when they could not be loaded.',
      resolve: async (_account, args, ctx) =>
        connectionOf(await loadSecrets(ctx), args, ({ name }) => [name]),
    },
    GlobalSecretConnection,
  ),
);
