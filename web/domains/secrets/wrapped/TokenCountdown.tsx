import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Text } from '../../../ui/layout/primitives.ts';
import { Countdown } from '../../../ui/status/Countdown.tsx';

interface TokenCountdownProps {
  /** ISO date at which the token ends. */
  readonly until: string;
  readonly onEnd?: () => void;
}

/** How long a token still works, by the second; then that it has expired. */
export function TokenCountdown({ until, onEnd }: TokenCountdownProps) {
  const { t } = useTranslation('secrets');
  const [isOver, setOver] = useState(false);
  const end = () => {
    setOver(true);
    onEnd?.();
  };
  if (isOver) return <Banner tone="error">{t('wrapped.expired')}</Banner>;
  return (
    <Text color="fg.muted">
      <Countdown until={new Date(until)} label={(left) => t('wrapped.left', { left })} onEnd={end} />
    </Text>
  );
}
