import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../../forms/applyIssues.ts';
import { useFailureToast } from '../../shell/useFailure.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Box, Flex } from '../../ui/layout/primitives.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { useRequestEmailVerification } from '../auth/verification/useRequestEmailVerification.ts';

interface PendingEmailProps {
  readonly pendingEmail: string;
  readonly onCancel: () => Promise<FormFailure | void>;
}

/** The new address that is not verified yet, with buttons to resend the mail or cancel the change. */
export function PendingEmail({ pendingEmail, onCancel }: PendingEmailProps) {
  const { t } = useTranslation('account');
  const [request, isSending] = useRequestEmailVerification();
  const [isCancelling, setCancelling] = useState(false);
  const reportFailure = useFailureToast();
  const resend = async () => {
    const result = await request({});
    if (!result.ok) return reportFailure(result);
    return toast.success({ title: t('profile.pending.resent') });
  };
  const cancel = async () => {
    setCancelling(true);
    const failure = await onCancel();
    setCancelling(false);
    if (failure) toast.error({ title: t('profile.failedTitle'), description: failure.message });
  };
  return (
    <Box pb="3">
      <Box color="fg.muted">
        <RichText
          text={t('profile.pending.text', { skipInterpolation: true })}
          values={{ email: pendingEmail }}
        />
      </Box>
      <Flex gap="2" mt="2" wrap="wrap">
        <Button size="sm" isBusy={isSending} onClick={() => void resend()}>
          {t('profile.pending.resend')}
        </Button>
        <Button size="sm" variant="ghost" isBusy={isCancelling} onClick={() => void cancel()}>
          {t('profile.pending.cancel')}
        </Button>
      </Flex>
    </Box>
  );
}
