import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { postUnwrap, type UnwrappedSecret } from './wrapped.upstream.ts';

const UnwrapSecretPayload = builder.objectRef<UnwrappedSecret>('UnwrapSecretPayload').implement({
  description: 'The secret, which cannot be read again.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the secret.' }),
    value: t.exposeString('value', { description: 'Value of the secret, returned only here.' }),
  }),
});

builder.mutationField('unwrapSecret', (t) =>
  t.fieldWithInput({
    type: UnwrapSecretPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Reads a wrapped secret of the account, once; EXPIRED when its token was used or is too old. Requires a session.',
    input: { token: t.input.string({ required: true, description: 'Token of `wrapSecret`.' }) },
    resolve: (_root, { input }, ctx) => postUnwrap(ctx, input.token),
  }),
);
