import { RotateCw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';

/** What the buttons of an add-on's card take from outside. */
export interface AskProps {
  /** After a failure. */
  readonly isRetry?: boolean;
  /** Opens the dialog that asks first. */
  readonly onAsk: () => void;
}

interface AskAddonButtonProps extends AskProps {
  /** Why it cannot be done now; undefined when it can. */
  readonly reason: string | undefined;
  readonly icon: ReactElement;
  readonly label: string;
  readonly variant: 'secondary' | 'ghost';
}

/** A button that asks before something is done to an add-on, or says why it cannot be done. */
export function AskAddonButton({
  reason,
  icon,
  label,
  variant,
  isRetry = false,
  onAsk,
}: AskAddonButtonProps) {
  const { t } = useTranslation('addons');
  return (
    <Button
      size="sm"
      variant={variant}
      icon={isRetry ? <RotateCw /> : icon}
      disabledReason={reason}
      onClick={onAsk}
    >
      {isRetry ? t('action.retry') : label}
    </Button>
  );
}
