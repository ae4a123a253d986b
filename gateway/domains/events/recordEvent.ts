import { builder } from '../../graphql/builder.ts';
import { postEvent } from './events.upstream.ts';

const RecordEventPayload = builder.objectRef<{ recorded: boolean }>('RecordEventPayload').implement({
  description: 'What became of the event.',
  fields: (t) => ({ recorded: t.exposeBoolean('recorded', { description: 'Was it recorded?' }) }),
});

builder.mutationField('recordEvent', (t) =>
  t.fieldWithInput({
    type: RecordEventPayload,
    description: 'Records that something happened in a client.',
    input: {
      name: t.input.string({
        required: true,
        description: 'What happened: letters, digits, underscore, dot, colon and hyphen; at most 100.',
      }),
      metadata: t.input.field({ type: 'JSON', description: 'More about it: an object of at most 4 KB.' }),
    },
    resolve: (_root, { input: { name, metadata } }, ctx) =>
      postEvent(ctx, metadata == null ? { name } : { name, metadata }),
  }),
);
