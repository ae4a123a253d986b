import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { postSsoTest } from './sso.upstream.ts';

const TestSingleSignOnPayload = builder.objectRef<{ issuer: string }>('TestSingleSignOnPayload').implement({
  description: 'The issuer has a configuration that can be used.',
  fields: (t) => ({ issuer: t.exposeString('issuer', { description: 'The issuer.' }) }),
});

builder.mutationField('testSingleSignOn', (t) =>
  t.fieldWithInput({
    type: TestSingleSignOnPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Asks an issuer for its configuration, before anything is saved. Requires a session.',
    input: {
      issuer: t.input.string({ required: true, description: 'The https:// address of the issuer.' }),
      clientId: t.input.string({ required: true, description: 'Client id at the issuer.' }),
      clientSecret: t.input.string({ description: 'Client secret; the saved one when left out.' }),
    },
    resolve: (_root, { input }, ctx) => postSsoTest(ctx, input),
  }),
);
