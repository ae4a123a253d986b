import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { postEmailUndo } from './auth.upstream.ts';

const UndoEmailChangePayload = builder.objectRef<{ email: string }>('UndoEmailChangePayload').implement({
  description: 'The e-mail address is the old one again; every session of the user has ended.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'The restored address, to sign in with.' }),
  }),
});

builder.mutationField('undoEmailChange', (t) =>
  t.fieldWithInput({
    type: UndoEmailChangePayload,
    errors: { types: [RefusedError] },
    description:
      'Undoes a change of e-mail address with the link that was mailed to the old one, within 72 hours. Needs no session. EXPIRED for used and old links, EMAIL_TAKEN when another user has the address by now.',
    input: { token: t.input.string({ required: true, description: 'The token of the link.' }) },
    resolve: (_root, { input }, ctx) => postEmailUndo(ctx, input.token),
  }),
);
