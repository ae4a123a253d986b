import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { postEvent } from './events.upstream.ts';

const RecordEventPayload = builder.objectRef<{ recorded: boolean }>('RecordEventPayload').implement({
  description: 'Result of recording an event.',
  fields: (t) => ({
    recorded: t.exposeBoolean('recorded', { description: 'Whether the event was recorded.' }),
  }),
});

builder.mutationField('recordEvent', (t) =>
  t.fieldWithInput({
    type: RecordEventPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Records an event of a client. Scope: ACCOUNT_WRITE.',
    input: {
      name: t.input.string({
        required: true,
        description:
          'Name of the event: letters, digits, underscore, dot, colon and hyphen; at most 100 characters.',
      }),
      metadata: t.input.field({
        type: 'JSON',
        description: 'Details of the event: an object of at most 4 KB.',
      }),
    },
    resolve: (_root, { input: { name, metadata } }, ctx) =>
      postEvent(ctx, metadata == null ? { name } : { name, metadata }),
  }),
);
