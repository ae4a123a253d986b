import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  ClientError,
  ClientSecretPost,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  ResponseBodyError,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import { z } from 'zod';
import { isLoopbackUrl } from '../../../process/addresses.ts';
import { text } from '../../messages/messages.ts';
import { IdentityError, type IdentityProvider } from './port.ts';

interface Options {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whether addresses count that the issuer does not say anything about; those it calls unverified never do. */
  trustsAddresses?: boolean;
  /** How to reach the issuer; default: over the network. */
  fetch?: CustomFetch;
}

const TIMEOUT_SEC = 10;

// Some providers send it as a string.
const yes = z.union([z.literal(true), z.literal('true')]);
const claimsOf = (trustsAddresses: boolean) =>
  z.object({
    iss: z.string(),
    sub: z.string(),
    email: z.string().trim().toLowerCase(),
    email_verified: trustsAddresses ? yes.optional() : yes,
    name: z.string().optional(),
  });

/** OAuth errors of a provider that has a problem of its own (RFC 6749, section 4.1.2.1). */
const UNAVAILABLE: readonly string[] = ['temporarily_unavailable', 'server_error'];

/** Whether another attempt can succeed: the network or the provider's server failed. Wrong answers stay wrong. */
function isTransient(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return UNAVAILABLE.includes(error.error);
  if (error instanceof ResponseBodyError) return error.status >= 500 || UNAVAILABLE.includes(error.error);
  if (!(error instanceof ClientError)) return true;
  // A Response, of undici's class if the issuer is reached with its fetch.
  const { status = 0 } = (error.cause ?? {}) as Partial<Response>;
  return error.code === 'OAUTH_TIMEOUT' || status >= 500;
}

function failed(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error;
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
    return new IdentityError({ kind: 'invalid', code: 'canceled', text: text('social_canceled') });
  }
  return isTransient(error)
    ? new IdentityError({ kind: 'transient', code: 'unavailable', text: text('social_unavailable') })
    : new IdentityError({ kind: 'invalid', code: 'failed', text: text('social_failed') });
}

/** Any OpenID Connect issuer: discovery, PKCE, nonce, and a verified signature of the ID token. */
export function createOidcProvider(options: Options): IdentityProvider {
  const { issuer, clientId, clientSecret, trustsAddresses = false, fetch } = options;
  let discovered: Promise<Configuration> | undefined;
  const configuration = (): Promise<Configuration> => {
    discovered ??= discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret },
      ClientSecretPost(clientSecret),
      {
        execute: [enableNonRepudiationChecks, ...(isLoopbackUrl(issuer) ? [allowInsecureRequests] : [])],
        timeout: TIMEOUT_SEC,
        ...(fetch && { [customFetch]: fetch }),
      },
    ).catch((error: unknown) => {
      // The next attempt asks again.
      discovered = undefined;
      throw failed(error);
    });
    return discovered;
  };

  return {
    check: async () => {
      await configuration();
    },
    begin: async (redirectUrl) => {
      const config = await configuration();
      const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        scope: 'openid email profile',
        code_challenge: await calculatePKCECodeChallenge(checks.codeVerifier),
        code_challenge_method: 'S256',
        state: checks.state,
        nonce: checks.nonce,
      });
      return { url: url.href, checks };
    },
    finish: async (callback, { state, nonce, codeVerifier }) => {
      const config = await configuration();
      const tokens = await authorizationCodeGrant(config, callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      }).catch((error: unknown) => {
        throw failed(error);
      });
      const all = { ...tokens.claims() };
      const claims = claimsOf(trustsAddresses).safeParse(all);
      if (!claims.success) {
        throw new IdentityError({
          kind: 'invalid',
          code: 'unverified',
          text: text('social_unverified'),
        });
      }
      const { iss, sub, email, name } = claims.data;
      const shownName = name?.trim() || email.split('@', 1).join();
      return { issuer: iss, subject: sub, email, name: shownName, claims: all };
    },
  };
}
