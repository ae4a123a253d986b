import { ProviderError } from '../providerError.ts';

/** The issuer of "Sign in with Google", which accounts can also choose for single sign-on. */
export const GOOGLE_ISSUER = 'https://accounts.google.com';

/** A sign-in with an identity provider failed. */
export class IdentityError extends ProviderError {
  override name = 'IdentityError';
}

/** Secrets of one sign-in attempt; kept on the server until the provider redirects back. */
export interface SignInChecks {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** A user whom the provider has identified; the provider has verified the address. */
export interface VerifiedIdentity {
  issuer: string;
  /** The user's id at the issuer. */
  subject: string;
  email: string;
  name: string;
  /** All claims of the ID token. */
  claims: Readonly<Record<string, unknown>>;
}

/** An OpenID Connect provider, used with the authorization code flow. */
export interface IdentityProvider {
  /** Reads the provider's configuration. Rejects with IdentityError if it cannot be used. */
  check(): Promise<void>;
  /** The URL to send the browser to, and the checks for `finish`. Rejects with IdentityError `transient`. */
  begin(redirectUrl: string): Promise<{ url: string; checks: SignInChecks }>;
  /** Verifies the URL that the provider redirected to. Rejects with IdentityError, code `canceled` if the user refused. */
  finish(callback: URL, checks: SignInChecks): Promise<VerifiedIdentity>;
}
