import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, idParams, isoDate } from '../../../http/envelope.ts';
import { line } from '../../../http/text.ts';
import { inputText } from '../../../messages/messages.ts';
import { currentPassword } from '../../account/account.input.ts';
import { requireOwnHands } from '../../account/permissions.ts';
import { clientOf, codeField, signedInJson, signedInToJson, tokenField } from '../auth.wire.ts';
import type { Passkeys } from './passkeys.service.ts';
import type { PasskeyRow } from './passkeys.store.ts';

const MAX_NAME = 60;
/** Longer than any field of a response of an authenticator. */
const MAX_FIELD = 20_000;

const passkeyJson = z.object({
  id: z.string(),
  name: z.string(),
  synced: z.boolean(),
  created_at: isoDate,
  last_used_at: isoDate.nullable(),
});

function toJson(row: PasskeyRow): z.output<typeof passkeyJson> {
  return {
    id: row.id,
    name: row.name,
    synced: row.isSynced,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

const part = z.string().max(MAX_FIELD);
/** What `navigator.credentials` returns, as JSON. The library checks the contents. */
const credentialOf = <T extends z.ZodRawShape>(response: T) =>
  z.object(
    {
      id: part,
      rawId: part,
      type: z.literal('public-key'),
      response: z.object({ clientDataJSON: part, ...response }),
      clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
    },
    { error: inputText('passkey_credential') },
  );
const registration = credentialOf({
  attestationObject: part,
  transports: z.array(z.string().max(20)).max(10).default([]),
}) satisfies z.ZodType<RegistrationResponseJSON>;
const assertion = credentialOf({
  authenticatorData: part,
  signature: part,
  userHandle: part.optional(),
}) satisfies z.ZodType<AuthenticationResponseJSON>;

const proofBody = z.object({ current_password: currentPassword, code: codeField.nullish() });
const optionsJson = dataOf(z.object({ options: z.record(z.string(), z.unknown()) }));
const asRecord = (options: object): Record<string, unknown> => ({ ...options });

/** Routes that need no session: signing in with a passkey. */
export function passkeySignInRoutes(passkeys: Passkeys): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/api/auth/passkey/begin',
      { schema: { body: z.object({ jwt: tokenField.nullish() }), response: { 200: optionsJson } } },
      async (request) =>
        data({ options: asRecord(await passkeys.beginSignIn(request.body.jwt ?? null, request.ip)) }),
    );
    app.post(
      '/api/auth/passkey',
      {
        schema: {
          body: z.object({ jwt: tokenField.nullish(), credential: assertion }),
          response: { 200: signedInJson },
        },
      },
      async (request) => {
        const { jwt, credential } = request.body;
        return signedInToJson(await passkeys.signIn(jwt ?? null, credential, clientOf(request)));
      },
    );
  };
}

/** Routes of the caller's passkeys. */
export function passkeyRoutes(passkeys: Passkeys): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/api/user/passkeys',
      {
        config: { area: 'account' },
        onRequest: requireActor,
        schema: { response: { 200: dataOf(z.array(passkeyJson)) } },
      },
      async (request) => data((await passkeys.list(actorOf(request))).map(toJson)),
    );
    app.post(
      '/api/user/passkeys/begin',
      { onRequest: requireOwnHands, schema: { body: proofBody, response: { 200: optionsJson } } },
      async (request) =>
        data({
          options: asRecord(await passkeys.beginAdding(actorOf(request), request.body)),
        }),
    );
    app.post(
      '/api/user/passkeys',
      {
        onRequest: requireOwnHands,
        schema: {
          body: z.object({ name: line('name', MAX_NAME), credential: registration }),
          response: { 201: dataOf(passkeyJson) },
        },
      },
      async (request, reply) => {
        const { name, credential } = request.body;
        const row = await passkeys.add(actorOf(request), name, credential);
        return reply.status(201).send(data(toJson(row)));
      },
    );
    app.patch(
      '/api/user/passkeys/:id',
      {
        onRequest: requireOwnHands,
        schema: {
          params: idParams,
          body: z.object({ name: line('name', MAX_NAME) }),
          response: { 200: dataOf(passkeyJson) },
        },
      },
      async (request) =>
        data(toJson(await passkeys.rename(actorOf(request), request.params.id, request.body.name))),
    );
    app.delete(
      '/api/user/passkeys/:id',
      {
        onRequest: requireOwnHands,
        schema: { params: idParams, body: proofBody.nullish(), response: { 200: dataOf(idParams) } },
      },
      async (request) => {
        const { id } = request.params;
        await passkeys.remove(actorOf(request), id, request.body ?? {});
        return data({ id });
      },
    );
  };
}
