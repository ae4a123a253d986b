import type { GatewayContext } from '../../graphql/context.ts';
import { expiryOf } from '../../upstream/sessions.ts';
import type { UserRecord } from '../account/account.upstream.ts';
import type { SignedIn } from './auth.upstream.ts';

/** What a payload with a fresh session is made of. */
export interface BegunSession {
  viewer: UserRecord;
  target: string | null;
}

/** Signs the browser in with a session of the platform; the rest of the request speaks with it. */
export function beginSession(
  ctx: GatewayContext,
  { token, expires_at, user, target }: SignedIn,
): BegunSession {
  const said = expiryOf(token);
  // A cookie that outlives its session would make every page begin with a refused call.
  ctx.cookies.setSession(token, expires_at ?? (said === null ? null : new Date(said)));
  return { viewer: user, target: target ?? null };
}
