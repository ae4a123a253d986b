import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { NotificationKind } from './NotificationKind.ts';
import { postUnsubscribe, type NotificationKindValue } from './notifications.upstream.ts';

const UnsubscribePayload = builder
  .objectRef<{ kind: NotificationKindValue }>('UnsubscribePayload')
  .implement({
    description: 'The e-mails are switched off.',
    fields: (t) => ({
      kind: t.expose('kind', { type: NotificationKind, description: 'Kind whose e-mails are switched off.' }),
    }),
  });

builder.mutationField('unsubscribe', (t) =>
  t.fieldWithInput({
    type: UnsubscribePayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Switches the e-mails of a kind of notification off with the link in one of them, any number of times. No session is needed. EXPIRED for tokens that are not complete.',
    input: { token: t.input.string({ required: true, description: 'Token in the link.' }) },
    resolve: async (_root, { input }, ctx) => ({ kind: await postUnsubscribe(ctx, input.token) }),
  }),
);
