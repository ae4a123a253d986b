import { builder } from '../../../graphql/builder.ts';
import { UserRef } from '../../account/User.ts';
import { loadPasskeys, type PasskeyRecord } from './passkeys.upstream.ts';

export const PasskeyRef = builder.objectRef<PasskeyRecord>('Passkey');

export const Passkey = builder.node(PasskeyRef, {
  description: 'A passkey of the user: signs in without a password, or takes the place of the second factor.',
  id: { resolve: (passkey) => passkey.id },
  loadOne: async (id, ctx) => (await loadPasskeys(ctx)).find((passkey) => passkey.id === id),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name that the user gave it.' }),
    isSynced: t.exposeBoolean('synced', {
      description: 'Whether it is synchronized between devices of the user.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time at which it was added.' }),
    lastUsedAt: t.expose('last_used_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last sign-in with it; null when there was none.',
    }),
  }),
});

builder.objectField(UserRef, 'passkeys', (t) =>
  t.field({
    type: [PasskeyRef],
    nullable: true,
    description:
      'Passkeys of the user, at most 20, oldest first; null when they could not be loaded. Requires the scope ACCOUNT_READ.',
    resolve: (_user, _args, ctx) => loadPasskeys(ctx),
  }),
);
