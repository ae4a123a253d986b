import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { postWrapped, type WrappedSecret } from './wrapped.upstream.ts';

const WrapSecretPayload = builder.objectRef<WrappedSecret>('WrapSecretPayload').implement({
  description: 'The value can be read once with the token.',
  fields: (t) => ({
    token: t.exposeString('wrapped_token', {
      description: 'Token for `unwrapSecret`, for members of this account.',
    }),
    name: t.exposeString('name', { description: 'Name of the secret.' }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Time from which the token no longer works.',
      resolve: ({ creation_time: at, ttl }) => new Date(Date.parse(at) + ttl * 1000).toISOString(),
    }),
  }),
});

builder.mutationField('wrapSecret', (t) =>
  t.fieldWithInput({
    type: WrapSecretPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Stores a value that a member of the account can read once, within five minutes. Scope: SECRETS_WRITE.',
    input: {
      name: t.input.string({
        required: true,
        description: 'Name: letters, digits, underscore, dot and hyphen; at most 100 characters.',
      }),
      value: t.input.string({ required: true, description: 'Value of the secret.' }),
    },
    resolve: (_root, { input }, ctx) => postWrapped(ctx, { name: input.name, value: input.value }),
  }),
);
