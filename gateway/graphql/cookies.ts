/** Name of the HttpOnly cookie with the platform token. */
const SESSION_COOKIE = 'kubedeck_session';

/** The decoded value of a cookie; null when it is not percent-encoded text. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** The session token in a Cookie header; null when there is none. */
export function sessionFromCookie(header: string | null | undefined): string | null {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === SESSION_COOKIE && value) return decoded(value);
  }
  return null;
}

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
