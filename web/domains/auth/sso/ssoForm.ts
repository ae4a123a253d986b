import { graphql, readInlineData } from 'relay-runtime';
import * as z from 'zod/mini';
import { requiredText } from '../../../forms/rules.ts';
import type { ssoForm_provider$key } from './__generated__/ssoForm_provider.graphql.ts';

export const SSO_ROLES = ['ADMIN', 'DEVELOPER', 'USER'] as const;
type SsoRole = (typeof SSO_ROLES)[number];

export const ssoSchema = z.object({
  issuer: requiredText(),
  clientId: requiredText(),
  clientSecret: z.string(),
  domains: z.array(z.string()).check(z.minLength(1, 'ui:validation.required')),
  roleClaim: z.string().check(z.trim()),
  adminValues: z.array(z.string()),
  developerValues: z.array(z.string()),
  userValues: z.array(z.string()),
  defaultRole: z.enum(SSO_ROLES),
  isRequired: z.boolean(),
});
export type SsoValues = z.output<typeof ssoSchema>;

const roleFields = { ADMIN: 'adminValues', DEVELOPER: 'developerValues', USER: 'userValues' } as const;

/** The form's values for a provider, or for a new one. */
export function ssoValuesOf(reference: ssoForm_provider$key | null | undefined): SsoValues {
  const provider = readInlineData<ssoForm_provider$key>(
    graphql`
      fragment ssoForm_provider on SsoProvider @inline {
        issuer
        clientId
        roleClaim
        defaultRole
        isRequired
        domains {
          name
        }
        roleMapping {
          value
          role
        }
      }
    `,
    reference ?? null,
  );
  const valuesOf = (role: SsoRole) =>
    (provider?.roleMapping ?? []).filter((one) => one.role === role).map(({ value }) => value);
  return {
    issuer: provider?.issuer ?? '',
    clientId: provider?.clientId ?? '',
    clientSecret: '',
    domains: provider?.domains.map(({ name }) => name) ?? [],
    roleClaim: provider?.roleClaim ?? '',
    adminValues: valuesOf('ADMIN'),
    developerValues: valuesOf('DEVELOPER'),
    userValues: valuesOf('USER'),
    defaultRole: SSO_ROLES.find((role) => role === provider?.defaultRole) ?? 'USER',
    isRequired: provider?.isRequired ?? false,
  };
}

/** The mutation's input. */
export function ssoInputOf(values: SsoValues) {
  const { issuer, clientId, clientSecret, domains, roleClaim, defaultRole, isRequired } = values;
  const roleMapping = SSO_ROLES.flatMap((role) => values[roleFields[role]].map((value) => ({ value, role })));
  return {
    ...{ issuer, clientId, domains, defaultRole, isRequired, roleMapping },
    clientSecret: clientSecret || null,
    roleClaim: roleClaim || null,
  };
}
