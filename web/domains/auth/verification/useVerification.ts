import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import { startSession } from '../../../shell/session/sessionStore.ts';
import { toStoredUser } from '../../../shell/session/storedUser.ts';
import { secondsToWait, useCooldown } from '../useCooldown.ts';
import type { Cooldown } from '../useCooldown.ts';
import { useRequestEmailVerification } from './useRequestEmailVerification.ts';
import { useVerifyEmail } from './useVerifyEmail.ts';

const PAUSE_SECONDS = 60;

type VerificationState =
  | { readonly kind: 'waiting'; readonly resentTo?: string }
  | { readonly kind: 'verifying' }
  | { readonly kind: 'verified' }
  | { readonly kind: 'expired'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

interface Verification {
  readonly state: VerificationState;
  readonly isSending: boolean;
  /** Why the mail could not be sent again. */
  readonly sendProblem: string | undefined;
  readonly cooldown: Cooldown;
  readonly verifyAgain: () => void;
  readonly resend: () => void;
}

/** Verifies with the link's token if there is one, and resends the mail on request. */
export function useVerification(token: string | undefined): Verification {
  const { t } = useTranslation();
  const [verify] = useVerifyEmail();
  const [request, isSending] = useRequestEmailVerification();
  const cooldown = useCooldown();
  const [sendProblem, setSendProblem] = useState<string>();
  const [state, setState] = useState<VerificationState>(
    token === undefined ? { kind: 'waiting' } : { kind: 'verifying' },
  );
  const used = useRef<string>(undefined);

  const attempt = useCallback(
    async (link: string) => {
      setState({ kind: 'verifying' });
      const result = await verify({ input: { token: link } });
      if (result.ok) {
        setState({ kind: 'verified' });
        return startSession(toStoredUser(result.payload.viewer));
      }
      const isExpired = result.kind === 'refused' && result.code === 'EXPIRED';
      const message = failureText(result, t).description;
      return setState({ kind: isExpired ? 'expired' : 'failed', message });
    },
    [verify, t],
  );
  useEffect(() => {
    // A link works once: an effect that runs twice must not use it twice.
    if (token === undefined || used.current === token) return;
    used.current = token;
    void attempt(token);
  }, [token, attempt]);

  const resend = async () => {
    setSendProblem(undefined);
    const result = await request({});
    if (result.ok) {
      cooldown.start(PAUSE_SECONDS);
      return setState({ kind: 'waiting', resentTo: result.payload.sentTo });
    }
    const seconds = secondsToWait(result);
    if (seconds !== undefined) return cooldown.start(seconds);
    return setSendProblem(failureText(result, t).description);
  };
  return {
    state,
    isSending,
    sendProblem,
    cooldown,
    verifyAgain: () => void (token !== undefined && attempt(token)),
    resend: () => void resend(),
  };
}
