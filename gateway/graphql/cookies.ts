/** Name of the HttpOnly cookie with the platform token. */
const SESSION_COOKIE = 'kubedeck_session';
/** Name of the HttpOnly cookie with the token of `/signin/social`, in the browser that signed in at the provider. */
const SIGN_IN_COOKIE = 'kubedeck_signin_token';

/** The decoded value of a cookie; null when it is not percent-encoded text. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function valueIn(header: string | null | undefined, wanted: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === wanted && value) return decoded(value);
  }
  return null;
}

/** The session token in a Cookie header; null when there is none. */
export const sessionFromCookie = (header: string | null | undefined): string | null =>
  valueIn(header, SESSION_COOKIE);

/** The token of a sign-in at a provider in a Cookie header; null when there is none. */
export const signInTokenFromCookie = (header: string | null | undefined): string | null =>
  valueIn(header, SIGN_IN_COOKIE);

/** The token of an `Authorization: Bearer` value; null for anything else. */
export function bearerFrom(header: unknown): string | null {
  if (typeof header !== 'string') return null;
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? null;
}

/** A Set-Cookie value for the token; without `expires` a session cookie. */
export function sessionCookie(token: string, expires: Date | null, secure: boolean): string {
  const until = expires === null ? '' : `; Expires=${expires.toUTCString()}`;
  return `${SESSION_COOKIE}=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Lax${until}${secure ? '; Secure' : ''}`;
}

/** A Set-Cookie value that removes the cookie. */
export function clearedCookie(secure: boolean): string {
  return sessionCookie('', new Date(0), secure);
}

/** A Set-Cookie value for the token of a sign-in at a provider, for the five minutes in which the token works. */
export function signInCookie(token: string, secure: boolean): string {
  return `${SIGN_IN_COOKIE}=${encodeURIComponent(token)}; Path=/graphql; HttpOnly; SameSite=Lax; Max-Age=300${secure ? '; Secure' : ''}`;
}
