import { redirect } from 'react-router-dom';
import type { MiddlewareFunction } from 'react-router-dom';
import { gateRedirect, mayEnter } from '../shell/session/gate.ts';
import type { RouteRequirement } from '../shell/session/gate.ts';
import { currentUser } from '../shell/session/sessionStore.ts';
import { paths } from '../shell/paths.ts';

/* eslint-disable @typescript-eslint/only-throw-error -- the router ends a navigation by a thrown response */

/** Runs before the loaders of a protected place: nobody signed in, or something in the way, leads elsewhere. */
export function requireAccess(requirement: RouteRequirement = 'SIGNED_IN'): MiddlewareFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const user = currentUser();
    if (!user) throw redirect(paths.signIn({ next: pathname + search }));
    const target = gateRedirect(user, pathname);
    if (target) throw redirect(target);
    if (!mayEnter(requirement, user.permission)) {
      throw new Response(null, { status: 403, statusText: requirement });
    }
  };
}

/** Sign-in and sign-up pages are of no use to a signed-in user. */
export const guestsOnly: MiddlewareFunction = () => {
  if (currentUser()) throw redirect(paths.dashboard());
};
