import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Countdown } from '../../ui/status/Countdown.tsx';
import type { Cooldown } from './useCooldown.ts';

const LONGEST = 300;

interface SignInProblemProps {
  readonly refusal: string | undefined;
  /** What sent the user here, `?error=`; shown as text and never longer than a few lines. */
  readonly fromAddress: string | null;
  readonly cooldown: Cooldown;
}

/** Why signing in did not work, or why one has to do it; it stays until the next attempt. */
export function SignInProblem({ refusal, fromAddress, cooldown }: SignInProblemProps) {
  const { t } = useTranslation('auth');
  if (cooldown.until) {
    return (
      <Banner tone="error" title={t('errors:code.RATE_LIMITED')}>
        <Countdown
          until={cooldown.until}
          label={(left) => t('cooldown.tryAgain', { left })}
          onEnd={cooldown.end}
        />
      </Banner>
    );
  }
  const text = refusal ?? fromAddress?.slice(0, LONGEST);
  return text ? <Banner tone="error">{text}</Banner> : null;
}
