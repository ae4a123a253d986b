import { builder } from '../../graphql/builder.ts';
import { eventResync } from '../../graphql/eventFields.ts';
import { startEvent } from '../../graphql/liveExtensions.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { requireReadable } from './accountActions.ts';

const AccountContent = builder.enumType('AccountContent', {
  description: 'Part of an account that can change.',
  values: {
    ACCOUNT: { value: 'account', description: 'The account itself.' },
    BILLING: { value: 'billing', description: 'Its plan, extra clusters and invoices.' },
    TEAM: { value: 'team', description: 'Its members and invites.' },
    INTEGRATIONS: {
      value: 'integrations',
      description: 'Its container registries and the connection to GitHub.',
    },
    SECRETS: { value: 'secrets', description: 'Its global secrets, and the token of Hetzner Cloud.' },
    API_KEYS: { value: 'api_keys', description: 'Its API keys.' },
  } as const,
});

type AccountChange = EventOf<'accountUpdate'> | Resync;

const AccountEvent = builder.objectRef<AccountChange>('AccountEvent').implement({
  description: 'A change of the account, or a resync.',
  fields: (t) => ({
    content: t.field({
      type: AccountContent,
      nullable: true,
      description: 'What changed; null on a resync and when it is unknown.',
      resolve: (event) => (event.event === 'resync' ? null : event.content),
    }),
    isResync: t.boolean(eventResync),
  }),
});

builder.subscriptionField('accountChanged', (t) =>
  t.field({
    type: AccountEvent,
    description:
      'Changes of the account: its team, billing, integrations, secrets and API keys. Refetch what you show of them.',
    subscribe: async (_root, _args, ctx) => {
      await requireReadable(ctx, 'account');
      return ctx.live.subscribe(['accountUpdate']);
    },
    resolve: (event, _args, ctx) => startEvent(ctx, event, () => true),
  }),
);
