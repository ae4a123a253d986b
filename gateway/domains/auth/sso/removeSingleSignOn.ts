import { builder } from '../../../graphql/builder.ts';
import { RefusedError } from '../../../graphql/errors.ts';
import { deleteSingleSignOn } from './sso.upstream.ts';
import { ssoPayload } from './ssoPayload.ts';

const RemoveSingleSignOnPayload = ssoPayload('RemoveSingleSignOnPayload', 'Single sign-on is removed.');

builder.mutationField('removeSingleSignOn', (t) =>
  t.field({
    type: RemoveSingleSignOnPayload,
    errors: { types: [RefusedError] },
    description: 'Removes single sign-on with its domains. Members keep their accounts. Requires a session.',
    resolve: (_root, _args, ctx) => deleteSingleSignOn(ctx),
  }),
);
