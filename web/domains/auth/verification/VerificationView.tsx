import { CircleCheck, LinkIcon, LoaderCircle, MailOpen, MailX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../shell/paths.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { RichText } from '../../../ui/text/RichText.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box, Stack, Text } from '../../../ui/layout/primitives.ts';
import { AuthState } from '../AuthState.tsx';
import { OutboxHint } from '../OutboxHint.tsx';
import { ResendButton } from '../ResendButton.tsx';
import type { useVerification } from './useVerification.ts';

interface VerificationViewProps {
  readonly email: string;
  readonly verification: ReturnType<typeof useVerification>;
  /** Where to continue after verification. */
  readonly target: string | undefined;
}

/** One view per state of the verification. */
export function VerificationView({ email, verification, target }: VerificationViewProps) {
  const { t } = useTranslation('auth');
  const { state } = verification;
  switch (state.kind) {
    case 'waiting':
      return (
        <AuthState
          icon={<MailOpen />}
          title={t('verify.title')}
          actions={<Resend {...{ email, verification }} />}
        >
          <RichText
            text={t(state.resentTo ? 'verify.resent' : 'verify.sent', { skipInterpolation: true })}
            values={{ email: state.resentTo ?? email }}
          />{' '}
          <TextLink to={paths.settings('account')}>{t('verify.changeEmail')}</TextLink>
        </AuthState>
      );
    case 'verifying':
      return (
        <AuthState
          icon={
            <Box asChild animation="spin">
              <LoaderCircle />
            </Box>
          }
          title={t('verify.verifyingTitle')}
        >
          {t('verify.verifying')}
        </AuthState>
      );
    case 'verified':
      return (
        <AuthState
          icon={<CircleCheck />}
          tone="success"
          title={t('verify.verifiedTitle')}
          actions={target ? <ButtonLink to={target}>{t('verify.continue')}</ButtonLink> : null}
        >
          {t('verify.verified')}
        </AuthState>
      );
    case 'expired':
      return (
        <AuthState
          icon={<LinkIcon />}
          tone="warning"
          title={t('verify.expiredTitle')}
          actions={<Resend {...{ email, verification }} isPrimary />}
        >
          {state.message}
        </AuthState>
      );
    case 'failed':
      return (
        <AuthState
          icon={<MailX />}
          tone="danger"
          title={t('verify.failedTitle')}
          actions={
            <Stack gap="4" align="flex-start">
              <Button variant="primary" onClick={verification.verifyAgain}>
                {t('verify.tryAgain')}
              </Button>
              <Resend {...{ email, verification }} />
            </Stack>
          }
        >
          {state.message}
        </AuthState>
      );
  }
}

interface ResendProps extends Pick<VerificationViewProps, 'email' | 'verification'> {
  readonly isPrimary?: boolean;
}

function Resend({ email, verification, isPrimary }: ResendProps) {
  const { t } = useTranslation('auth');
  const { sendProblem, cooldown, isSending, resend } = verification;
  return (
    <div>
      {sendProblem ? (
        <div style={{ marginBottom: '1rem' }}>
          <Banner tone="error" title={t('verify.sendFailed')}>
            {sendProblem}
          </Banner>
        </div>
      ) : null}
      <ResendButton
        label={t(isSending ? 'verify.sending' : 'verify.resend')}
        {...{ cooldown, isPrimary }}
        isBusy={isSending}
        onResend={resend}
      />
      <Text color="fg.muted" mt="4" textStyle="sm">
        {t('verify.help', { email })}
      </Text>
      <OutboxHint />
    </div>
  );
}
