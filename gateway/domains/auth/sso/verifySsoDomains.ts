import { builder } from '../../../graphql/builder.ts';
import { RefusedError } from '../../../graphql/errors.ts';
import { postSsoVerification } from './sso.upstream.ts';
import { ssoPayload } from './ssoPayload.ts';

const VerifySsoDomainsPayload = ssoPayload(
  'VerifySsoDomainsPayload',
  'The DNS records were looked up; domains without theirs stay unverified.',
);

builder.mutationField('verifySsoDomains', (t) =>
  t.field({
    type: VerifySsoDomainsPayload,
    errors: { types: [RefusedError] },
    description: 'Looks for the DNS records of the domains that are not verified yet. Requires a session.',
    resolve: (_root, _args, ctx) => postSsoVerification(ctx),
  }),
);
