import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { gateRedirect } from '../shell/session/gate.ts';
import { useSession } from '../shell/session/useSession.ts';
import { paths } from '../shell/paths.ts';

/**
 * Repeats the check of the route middleware while the page is mounted: signing out in another tab or a closed gate
 * redirects the user. Returns whether the page may be rendered; an expired session keeps it under the dialog.
 */
export function useAccessGuard(): boolean {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isSignedOut = session.status === 'signed-out';
  const target = session.status === 'signed-in' ? gateRedirect(session.user, pathname) : undefined;
  const destination = isSignedOut ? paths.signIn() : target;
  useEffect(() => {
    if (destination) void navigate(destination, { replace: true });
  }, [destination, navigate]);
  return !isSignedOut;
}
