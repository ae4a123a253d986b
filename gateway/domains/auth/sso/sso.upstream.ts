import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { path } from '../../../upstream/path.ts';

const ssoRole = z.enum(['admin', 'developer', 'user']);
export type SsoRoleValue = z.output<typeof ssoRole>;

const connection = z.object({
  issuer: z.string(),
  client_id: z.string(),
  domains: z.array(
    z.object({
      name: z.string(),
      verified: z.boolean(),
      record_name: z.string(),
      record_value: z.string(),
    }),
  ),
  role_claim: z.string().nullish(),
  role_mapping: z.array(z.object({ value: z.string(), role: ssoRole })),
  default_role: ssoRole,
  required: z.boolean(),
});
const singleSignOn = z.object({ redirect_url: z.string(), connection: connection.nullable() });
export type SsoProviderRecord = z.output<typeof connection>;
export type SingleSignOnRecord = z.output<typeof singleSignOn>;

/** Issuer and client, as entered. */
export interface SsoClient {
  issuer: string;
  clientId: string;
  clientSecret?: string | null | undefined;
}

export interface SsoSettings extends SsoClient {
  domains: readonly string[];
  roleClaim?: string | null | undefined;
  roleMapping: readonly { value: string; role: SsoRoleValue }[];
  defaultRole: SsoRoleValue;
  isRequired: boolean;
}

const clientBody = ({ issuer, clientId, clientSecret }: SsoClient) => ({
  issuer,
  client_id: clientId,
  ...(clientSecret ? { client_secret: clientSecret } : {}),
});

/** Single sign-on of the account; one call per request. */
export function loadSingleSignOn(ctx: GatewayContext): Promise<SingleSignOnRecord> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/account/sso`, singleSignOn);
}

export function putSingleSignOn(ctx: GatewayContext, settings: SsoSettings): Promise<SingleSignOnRecord> {
  ctx.requireToken();
  const { domains, roleClaim, roleMapping, defaultRole, isRequired } = settings;
  const body = {
    ...clientBody(settings),
    domains,
    role_claim: roleClaim || null,
    role_mapping: roleMapping,
    default_role: defaultRole,
    required: isRequired,
  };
  return ctx.upstream.put(path`/api/account/sso`, singleSignOn, body, {
    fields: { required: 'isRequired' },
  });
}

export function deleteSingleSignOn(ctx: GatewayContext): Promise<SingleSignOnRecord> {
  ctx.requireToken();
  return ctx.upstream.delete(path`/api/account/sso`, singleSignOn);
}

/** Asks the issuer for its configuration; nothing is stored. */
export function postSsoTest(ctx: GatewayContext, client: SsoClient): Promise<{ issuer: string }> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/account/sso/test`, z.object({ issuer: z.string() }), clientBody(client));
}

/** Looks for the DNS records of the domains. */
export function postSsoVerification(ctx: GatewayContext): Promise<SingleSignOnRecord> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/account/sso/verify`, singleSignOn, {});
}
