import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf } from '../../../http/envelope.ts';
import { requireOwnHands } from '../../account/permissions.ts';
import { ssoBody, ssoTestBody } from './sso.input.ts';
import { recordOf, ssoRoles } from './sso.rules.ts';
import type { SsoSettings, SsoWithDomains } from './ssoSettings.service.ts';

const connectionJson = z.object({
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
  role_claim: z.string().nullable(),
  role_mapping: z.array(z.object({ value: z.string(), role: z.enum(ssoRoles) })),
  default_role: z.enum(ssoRoles),
  required: z.boolean(),
});
const ssoJson = z.object({ redirect_url: z.string(), connection: connectionJson.nullable() });

function connectionToJson({ row, domains }: SsoWithDomains): z.output<typeof connectionJson> {
  return {
    issuer: row.issuer,
    client_id: row.clientId,
    domains: domains.map(({ domain, verifiedAt }) => {
      const { name, value } = recordOf(domain, row.accountId);
      return { name: domain, verified: verifiedAt !== null, record_name: name, record_value: value };
    }),
    role_claim: row.roleClaim,
    role_mapping: row.roleMapping,
    default_role: row.defaultRole,
    required: row.isRequired,
  };
}

/** Routes of the account's single sign-on. The client secret is never returned. */
export function ssoRoutes(settings: SsoSettings, publicUrl: string): FastifyPluginAsyncZod {
  const toJson = (found: SsoWithDomains | null): z.output<typeof ssoJson> => ({
    redirect_url: new URL('/auth/sso/callback', publicUrl).href,
    connection: found && connectionToJson(found),
  });
  const response = { 200: dataOf(ssoJson) };
  return async (app) => {
    app.addHook('onRequest', requireActor);

    app.get('/api/account/sso', { schema: { response } }, async (request) =>
      data(toJson(await settings.read(actorOf(request)))),
    );
    app.put(
      '/api/account/sso',
      { onRequest: requireOwnHands, schema: { body: ssoBody, response } },
      async (request) => data(toJson(await settings.save(actorOf(request), request.body))),
    );
    app.delete('/api/account/sso', { onRequest: requireOwnHands, schema: { response } }, async (request) => {
      await settings.remove(actorOf(request));
      return data(toJson(null));
    });
    app.post(
      '/api/account/sso/test',
      {
        onRequest: requireOwnHands,
        schema: { body: ssoTestBody, response: { 200: dataOf(z.object({ issuer: z.string() })) } },
      },
      async (request) => {
        await settings.test(actorOf(request), request.body);
        return data({ issuer: request.body.issuer });
      },
    );
    app.post(
      '/api/account/sso/verify',
      { onRequest: requireOwnHands, schema: { response } },
      async (request) => data(toJson(await settings.verifyDomains(actorOf(request)))),
    );
  };
}
