import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { loadUser, type UserRecord } from '../account/account.upstream.ts';
import { ViewerRef } from '../auth/Viewer.ts';
import { postMailRetry } from './support.upstream.ts';

const RetryMailPayload = builder.objectRef<{ viewer: UserRecord }>('RetryMailPayload').implement({
  description: 'The e-mail is being sent again.',
  fields: (t) => ({
    viewer: t.expose('viewer', { type: ViewerRef, description: 'The operator, with the new list.' }),
  }),
});

builder.mutationField('retryMail', (t) =>
  t.fieldWithInput({
    type: RetryMailPayload,
    errors: { types: [RefusedError] },
    description:
      'Sends an e-mail again now, with all its attempts. For operators of the platform. Requires a session.',
    input: { mailId: t.input.string({ required: true, description: '`mailId` of an unsent e-mail.' }) },
    resolve: async (_root, { input }, ctx) => {
      await postMailRetry(ctx, input.mailId);
      return { viewer: await loadUser(ctx) };
    },
  }),
);
