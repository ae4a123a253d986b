import type { GatewayContext } from '../../graphql/context.ts';
import { expiryOf } from '../../upstream/sessions.ts';
import type { UserRecord } from '../account/account.upstream.ts';
import type { SignedIn } from './auth.upstream.ts';

/** Backing model of payloads with a new session. */
export interface BegunSession {
  viewer: UserRecord;
  target: string | null;
}

/** Sets the session cookie; the rest of the request uses the new session. */
export function beginSession(
  ctx: GatewayContext,
  { token, expires_at, user, target }: SignedIn,
): BegunSession {
  const expiry = expiryOf(token);
  // The cookie must not outlive the session, or every page would start with a refused call.
  ctx.cookies.setSession(token, expires_at ?? (expiry === null ? null : new Date(expiry)));
  return { viewer: user, target: target ?? null };
}
