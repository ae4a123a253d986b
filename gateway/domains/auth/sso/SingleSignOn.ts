import { builder } from '../../../graphql/builder.ts';
import { AccountRef } from '../../account/Account.ts';
import {
  loadSingleSignOn,
  type SingleSignOnRecord,
  type SsoProviderRecord,
  type SsoRoleValue,
} from './sso.upstream.ts';

export const SsoRole = builder.enumType('SsoRole', {
  description: 'Role that single sign-on can give.',
  values: {
    ADMIN: { value: 'admin' as const, description: 'Manages the team and all clusters.' },
    DEVELOPER: { value: 'developer' as const, description: 'Changes what runs on clusters.' },
    USER: { value: 'user' as const, description: 'Reads.' },
  },
});

const SsoDomain = builder.objectRef<SsoProviderRecord['domains'][number]>('SsoDomain').implement({
  description: 'An e-mail domain whose addresses sign in with the identity provider.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The domain.' }),
    isVerified: t.exposeBoolean('verified', {
      description:
        'Whether its DNS record was found; only then it can be used. One account can verify a domain.',
    }),
    recordName: t.exposeString('record_name', { description: 'Name of the TXT record that proves it.' }),
    recordValue: t.exposeString('record_value', { description: 'Value of that record.' }),
  }),
});

const SsoRoleMapping = builder.objectRef<{ value: string; role: SsoRoleValue }>('SsoRoleMapping').implement({
  description: 'The role that a value of the claim stands for.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'Value in the claim.' }),
    role: t.expose('role', { type: SsoRole, description: 'The role.' }),
  }),
});

const SsoProvider = builder.objectRef<SsoProviderRecord>('SsoProvider').implement({
  description: 'OpenID Connect provider of an account. Its client secret is never returned.',
  fields: (t) => ({
    issuer: t.exposeString('issuer', { description: 'Address of the issuer.' }),
    clientId: t.exposeString('client_id', { description: 'Client id at the issuer.' }),
    domains: t.field({
      type: [SsoDomain],
      description: 'E-mail domains, at most 20, by name.',
      resolve: (found) => found.domains,
    }),
    roleClaim: t.exposeString('role_claim', {
      nullable: true,
      description:
        'Claim of the ID token that decides on the role at each sign-in; null keeps roles as they are.',
    }),
    roleMapping: t.field({
      type: [SsoRoleMapping],
      description: 'Roles of the values of the claim; the highest one counts.',
      resolve: (found) => found.role_mapping,
    }),
    defaultRole: t.expose('default_role', {
      type: SsoRole,
      description: 'Role of people whose claim has none of the values.',
    }),
    isRequired: t.exposeBoolean('required', {
      description:
        'Whether members with an address of the domains sign in only with it. Owners always have their password.',
    }),
  }),
});

export const SingleSignOn = builder.objectRef<SingleSignOnRecord>('SingleSignOn').implement({
  description: 'Single sign-on of an account with its own OpenID Connect provider.',
  fields: (t) => ({
    redirectUrl: t.exposeString('redirect_url', {
      description: 'Redirect URL to register at the identity provider.',
    }),
    provider: t.expose('connection', {
      type: SsoProvider,
      nullable: true,
      description: 'The provider; null when single sign-on is not set up.',
    }),
  }),
});

builder.objectField(AccountRef, 'singleSignOn', (t) =>
  t.field({
    type: SingleSignOn,
    nullable: true,
    description:
      'Single sign-on; null for roles other than owner and admin and when it could not be loaded. Requires the scope ACCOUNT_READ.',
    resolve: (_account, _args, ctx) => loadSingleSignOn(ctx),
  }),
);
