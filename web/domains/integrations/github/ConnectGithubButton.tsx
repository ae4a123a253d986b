import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../../../ui/actions/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useBeginGithubConnection } from './useBeginGithubConnection.ts';

interface ConnectGithubButtonProps {
  readonly children: ReactNode;
  readonly disabledReason?: string;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
}

/** Opens GitHub's page to select an account or change access; it returns here. */
export function ConnectGithubButton({ children, ...look }: ConnectGithubButtonProps) {
  const { t } = useTranslation('integrations');
  const [begin, isBeginning] = useBeginGithubConnection();
  const [isLeaving, setLeaving] = useState(false);
  const go = async () => {
    const result = await begin({});
    if (result.ok) {
      setLeaving(true);
      return window.location.assign(result.payload.url);
    }
    toast.error({ title: t('github.initiateFailed'), description: failureText(result, t).description });
  };
  return (
    <Button {...look} isBusy={isBeginning || isLeaving} onClick={() => void go()}>
      {children}
    </Button>
  );
}
