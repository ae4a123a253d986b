import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { ViewerRef } from '../auth/Viewer.ts';
import { loadHasSupportForm, postSupportRequest } from './support.upstream.ts';

const ContactSupportPayload = builder.objectRef<{ replyTo: string }>('ContactSupportPayload').implement({
  description: 'The message is on its way to support.',
  fields: (t) => ({
    replyTo: t.exposeString('replyTo', { description: 'E-mail address that the reply is sent to.' }),
  }),
});

builder.mutationField('contactSupport', (t) =>
  t.fieldWithInput({
    type: ContactSupportPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Writes to the support team, which replies by e-mail. At most 10 messages an hour. Requires a session.',
    input: {
      subject: t.input.string({ required: true, description: 'Subject, at most 150 characters.' }),
      message: t.input.string({ required: true, description: 'Message, at most 5,000 characters.' }),
    },
    resolve: async (_root, { input }, ctx) => ({ replyTo: await postSupportRequest(ctx, input) }),
  }),
);

builder.objectField(ViewerRef, 'hasSupportForm', (t) =>
  t.boolean({
    nullable: true,
    description:
      'Whether `contactSupport` reaches somebody: this installation has an address for support. Null when the platform does not answer.',
    resolve: (_viewer, _args, ctx) => loadHasSupportForm(ctx),
  }),
);
