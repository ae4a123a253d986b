import { createHash, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CustomFetchOptions } from 'openid-client';
import { z } from 'zod';
import type { CloudStore } from '../../cloud/cloudStore.ts';
import { identityPath } from './identityPage.ts';

/** Parameters of an authorization request; the redirect target is checked against the console's origin. */
export const authorizationRequest = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.literal('code'),
  scope: z.string(),
  code_challenge: z.string(),
  code_challenge_method: z.literal('S256'),
  state: z.string(),
  nonce: z.string(),
});
export type AuthorizationRequest = z.output<typeof authorizationRequest>;

/** The user's choice on the page. */
export interface IdentityChoice {
  outcome: 'continue' | 'unverified' | 'cancel';
  email: string;
  name: string;
  /** The claim `role`; empty for none. */
  role: string;
}

const codeData = z.object({
  clientId: z.string(),
  redirectUri: z.string(),
  challenge: z.string(),
  claims: z.record(z.string(), z.union([z.string(), z.boolean()])),
});
const PROJECT = '00000000-0000-4000-8000-000000001d00';
const KIND = 'identity-code';
const LIFETIME = '5m';

const base64Sha256 = (value: string) => createHash('sha256').update(value).digest('base64url');
const json = (body: unknown, status = 200) => Response.json(body, { status });

export type EmbeddedIdentity = ReturnType<typeof createEmbeddedIdentity>;

/** A small OpenID Connect provider: discovery, authorization code flow with PKCE, and signed ID tokens. */
export function createEmbeddedIdentity({ store, publicUrl }: { store: CloudStore; publicUrl: string }) {
  const issuer = new URL(identityPath, publicUrl).href;
  let made: ReturnType<typeof makeKeys> | undefined;
  const keys = () => (made ??= makeKeys());

  const idToken = async (clientId: string, claims: Record<string, string | boolean>): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'embedded' })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime(LIFETIME)
      .sign((await keys()).privateKey);

  const token = async (form: URLSearchParams): Promise<Response> => {
    const code = form.get('code') ?? '';
    const found = await store.get(PROJECT, KIND, base64Sha256(code));
    if (!found) return json({ error: 'invalid_grant' }, 400);
    await store.delete(PROJECT, KIND, found.id);
    const { clientId, redirectUri, challenge, claims } = codeData.parse(found.data);
    const isOwn =
      form.get('client_id') === clientId &&
      form.get('redirect_uri') === redirectUri &&
      base64Sha256(form.get('code_verifier') ?? '') === challenge;
    if (!isOwn) return json({ error: 'invalid_grant' }, 400);
    return json({
      access_token: randomBytes(24).toString('base64url'),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: await idToken(clientId, claims),
    });
  };

  return {
    issuer,
    /** The URL to continue at after the choice on the page. */
    decide: async (request: AuthorizationRequest, choice: IdentityChoice): Promise<string> => {
      const target = new URL(request.redirect_uri);
      target.searchParams.set('state', request.state);
      if (choice.outcome === 'cancel') {
        target.searchParams.set('error', 'access_denied');
        return target.href;
      }
      const code = randomBytes(24).toString('base64url');
      const claims: Record<string, string | boolean> = {
        sub: base64Sha256(choice.email).slice(0, 21),
        email: choice.email,
        email_verified: choice.outcome === 'continue',
        name: choice.name,
        ...(choice.role ? { role: choice.role } : {}),
        nonce: request.nonce,
      };
      const data = {
        clientId: request.client_id,
        redirectUri: request.redirect_uri,
        challenge: request.code_challenge,
        claims,
      };
      const id = base64Sha256(code);
      await store.put({ project: PROJECT, kind: KIND, id, name: choice.email, labels: {}, data });
      target.searchParams.set('code', code);
      return target.href;
    },
    /** The provider's own endpoints, for the client in this process. */
    fetch: async (url: string, { body }: Pick<CustomFetchOptions, 'body'>): Promise<Response> => {
      switch (url.slice(issuer.length)) {
        case '/.well-known/openid-configuration':
          return json({
            issuer,
            authorization_endpoint: `${issuer}/authorize`,
            token_endpoint: `${issuer}/token`,
            jwks_uri: `${issuer}/jwks`,
            response_types_supported: ['code'],
            subject_types_supported: ['public'],
            id_token_signing_alg_values_supported: ['RS256'],
            code_challenge_methods_supported: ['S256'],
          });
        case '/jwks':
          return json({ keys: [(await keys()).publicJwk] });
        case '/token':
          return token(body instanceof URLSearchParams ? body : new URLSearchParams());
        default:
          return json({ error: 'not_found' }, 404);
      }
    },
  };
}

async function makeKeys() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return {
    privateKey,
    publicJwk: { ...(await exportJWK(publicKey)), kid: 'embedded', alg: 'RS256', use: 'sig' },
  };
}
