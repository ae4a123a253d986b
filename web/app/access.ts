import { redirect } from 'react-router-dom';
import type { MiddlewareFunction } from 'react-router-dom';
import { gateRedirect, mayEnter } from '../shell/session/gate.ts';
import type { RouteRequirement } from '../shell/session/gate.ts';
import { currentUser } from '../shell/session/sessionStore.ts';
import { paths } from '../shell/paths.ts';

/* oxlint-disable typescript/only-throw-error -- the router ends a navigation by a thrown response */

/** Runs before the loaders of a protected place: redirects guests, and users who have to pass a gate first. */
export function requireAccess(requirement: RouteRequirement = 'SIGNED_IN'): MiddlewareFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const user = currentUser();
    if (!user) throw redirect(paths.signIn({ next: pathname + search }));
    const target = gateRedirect(user, pathname);
    if (target) throw redirect(target);
    if (!mayEnter(requirement, user.role)) {
      throw new Response(null, { status: 403, statusText: requirement });
    }
  };
}

/** Redirects signed-in users away from the sign-in and sign-up pages. */
export const guestsOnly: MiddlewareFunction = () => {
  if (currentUser()) throw redirect(paths.dashboard());
};
