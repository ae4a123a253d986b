import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import type { OnSignedIn } from '../useEnter.ts';
import { askForPasskey } from './browserPasskeys.ts';
import { useSignInWithPasskey } from './useSignInWithPasskey.ts';
import { useStartPasskeySignIn } from './useStartPasskeySignIn.ts';

interface SignInOptions {
  /** Token of a sign-in whose second factor is missing. */
  readonly token?: string;
  readonly isAutofill?: boolean;
}

/**
 * Signs in with a passkey; resolves with why it failed, or undefined. `onExpired` is called when a sign-in whose second
 * factor is missing has expired.
 */
export function usePasskeySignInFlow(
  onSignedIn: OnSignedIn,
  onExpired?: () => void,
): (options?: SignInOptions) => Promise<string | undefined> {
  const { t } = useTranslation('auth');
  const [start] = useStartPasskeySignIn();
  const [finish] = useSignInWithPasskey();
  return useCallback(
    async ({ token, isAutofill } = {}) => {
      const started = await start({ input: { token } });
      if (!started.ok && onExpired && started.kind === 'refused' && started.code === 'EXPIRED') {
        onExpired();
        return undefined;
      }
      // Autofill starts by itself on page load, so its failures are not shown.
      if (!started.ok) return isAutofill ? undefined : failureText(started, t).description;
      const asked = await askForPasskey(started.payload.options, isAutofill);
      if (!asked.ok) {
        if (asked.reason === 'aborted' || isAutofill) return undefined;
        return t(`passkey.problem.${asked.reason}`);
      }
      const done = await finish({ input: { credential: asked.credential, token } });
      if (!done.ok) return failureText(done, t).description;
      await onSignedIn(done.payload.viewer, done.payload.target);
      return undefined;
    },
    [start, finish, onSignedIn, onExpired, t],
  );
}
