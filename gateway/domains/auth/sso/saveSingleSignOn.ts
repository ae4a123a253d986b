import { builder } from '../../../graphql/builder.ts';
import { InputError, RefusedError } from '../../../graphql/errors.ts';
import { SsoRole } from './SingleSignOn.ts';
import { putSingleSignOn } from './sso.upstream.ts';
import { ssoPayload } from './ssoPayload.ts';

const SaveSingleSignOnPayload = ssoPayload('SaveSingleSignOnPayload', 'Single sign-on is saved.');

const SsoRoleMappingInput = builder.inputType('SsoRoleMappingInput', {
  description: 'The role that a value of the claim stands for.',
  fields: (t) => ({
    value: t.string({ required: true, description: 'Value in the claim.' }),
    role: t.field({ type: SsoRole, required: true, description: 'The role.' }),
  }),
});

builder.mutationField('saveSingleSignOn', (t) =>
  t.fieldWithInput({
    type: SaveSingleSignOnPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Sets up or changes single sign-on. Only the owner can choose the issuer. Domains that stay keep their verification. Requires a session.',
    input: {
      issuer: t.input.string({ required: true, description: 'The https:// address of the issuer.' }),
      clientId: t.input.string({ required: true, description: 'Client id at the issuer.' }),
      clientSecret: t.input.string({
        description: 'Client secret; may be left out while the issuer stays the same.',
      }),
      domains: t.input.stringList({ required: true, description: 'E-mail domains, at least one.' }),
      roleClaim: t.input.string({
        description: 'Claim that decides on the role at each sign-in; null keeps roles as they are.',
      }),
      roleMapping: t.input.field({
        type: [SsoRoleMappingInput],
        defaultValue: [],
        description: 'Roles of the values of the claim, at most 50.',
      }),
      defaultRole: t.input.field({
        type: SsoRole,
        defaultValue: 'user' as const,
        description: 'Role of people whose claim has none of the values.',
      }),
      isRequired: t.input.boolean({
        defaultValue: false,
        description: 'true refuses other ways to sign in for members with an address of a verified domain.',
      }),
    },
    resolve: (_root, { input }, ctx) =>
      putSingleSignOn(ctx, {
        ...input,
        roleMapping: input.roleMapping ?? [],
        defaultRole: input.defaultRole ?? 'user',
        isRequired: input.isRequired ?? false,
      }),
  }),
);
