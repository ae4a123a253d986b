import { builder } from '../../graphql/builder.ts';
import { AccountRef } from '../account/Account.ts';
import type { AccountRecord } from '../account/account.upstream.ts';

const SupportAccess = builder.objectRef<NonNullable<AccountRecord['support']>>('SupportAccess').implement({
  description: 'Access of the support team to an account.',
  fields: (t) => ({
    isOpen: t.exposeBoolean('open', { description: 'Whether an owner has support access on.' }),
    endsAt: t.expose('until', {
      type: 'DateTime',
      nullable: true,
      description: 'When that ends by itself; null for access without an end.',
    }),
    isInside: t.exposeBoolean('inside', {
      description: 'Whether somebody of the support team is in the account now.',
    }),
  }),
});

builder.objectField(AccountRef, 'supportAccess', (t) =>
  t.field({
    type: SupportAccess,
    nullable: true,
    description:
      'Access of the support team; null while it is off and no operator is signed in to the account.',
    resolve: ({ support }) => support,
  }),
);
