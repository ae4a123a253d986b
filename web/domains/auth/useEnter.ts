import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { storedUser_viewer$key } from '../../shell/session/__generated__/storedUser_viewer.graphql.ts';
import { afterSignIn } from '../../shell/session/gate.ts';
import { applyPreferences } from '../../shell/session/preferences.ts';
import { startSession } from '../../shell/session/sessionStore.ts';
import { toStoredUser } from '../../shell/session/storedUser.ts';

/** Called with the user after signing in; `target` is the page that the platform requested, if any. */
export type OnSignedIn = (viewer: storedUser_viewer$key, target?: string | null) => Promise<void>;

/**
 * Starts the session after signing in, applies language and theme, and navigates to the target, to `next`, or to the
 * user's page.
 */
export function useEnter(next: string | null = null): OnSignedIn {
  const navigate = useNavigate();
  return useCallback(
    async (viewer, target) => {
      const user = toStoredUser(viewer);
      await applyPreferences(user);
      startSession(user);
      await navigate(afterSignIn(user, target ?? next), { replace: true });
    },
    [navigate, next],
  );
}
