import { RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button.tsx';
import { Flex, Text } from '../../ui/layout/primitives.ts';
import { Countdown, TimeLeft } from '../../ui/status/Countdown.tsx';
import type { Cooldown } from './useCooldown.ts';

interface ResendButtonProps {
  readonly label: string;
  readonly cooldown: Cooldown;
  readonly isBusy: boolean;
  readonly isPrimary?: boolean;
  readonly onResend: () => void;
}

/** Requests another mail; during the cooldown the time left is shown beside it. */
export function ResendButton({ label, cooldown, isBusy, isPrimary, onResend }: ResendButtonProps) {
  const { t } = useTranslation('auth');
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        icon={<RefreshCw aria-hidden />}
        isBusy={isBusy}
        disabledReason={
          cooldown.until && (
            <TimeLeft until={cooldown.until} label={(left) => t('cooldown.resend', { left })} />
          )
        }
        onClick={onResend}
      >
        {label}
      </Button>
      {cooldown.until ? (
        <Text color="fg.muted" textStyle="sm">
          <Countdown until={cooldown.until} label={(left) => t('cooldown.left', { left })} />
        </Text>
      ) : null}
    </Flex>
  );
}
