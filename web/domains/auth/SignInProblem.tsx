import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Countdown } from '../../ui/status/Countdown.tsx';
import type { Cooldown } from './useCooldown.ts';

const LONGEST = 300;

interface SignInProblemProps {
  readonly refusal: string | undefined;
  /** The reason for the redirect to this page, `?error=`; shown as plain text of limited length. */
  readonly fromAddress: string | null;
  readonly cooldown: Cooldown;
}

/** Why sign-in failed or is required; shown until the next attempt. */
export function SignInProblem({ refusal, fromAddress, cooldown }: SignInProblemProps) {
  const { t } = useTranslation('auth');
  if (cooldown.until) {
    return (
      <Banner tone="error" title={t('errors:code.RATE_LIMITED')}>
        <Countdown until={cooldown.until} label={(left) => t('cooldown.tryAgain', { left })} />
      </Banner>
    );
  }
  const text = refusal ?? fromAddress?.slice(0, LONGEST);
  return text ? <Banner tone="error">{text}</Banner> : null;
}
