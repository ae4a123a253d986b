import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { postEmailUndo } from './auth.upstream.ts';

const UndoEmailChangePayload = builder.objectRef<{ email: string }>('UndoEmailChangePayload').implement({
  description: 'The previous e-mail address is restored; all sessions of the user have ended.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The restored e-mail address.' }),
  }),
});

builder.mutationField('undoEmailChange', (t) =>
  t.fieldWithInput({
    type: UndoEmailChangePayload,
    errors: { types: [RefusedError] },
    description:
      'Undoes a change of the e-mail address with the link that was sent to the previous one, within 72 hours. No session is needed. EXPIRED for used and expired links, EMAIL_TAKEN when another user has the address.',
    input: { token: t.input.string({ required: true, description: 'Token in the link.' }) },
    resolve: (_root, { input }, ctx) => postEmailUndo(ctx, input.token),
  }),
);
