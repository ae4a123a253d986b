import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../shell/paths.ts';
import { FormShell } from '../../../forms/FormShell.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Text } from '../../../ui/layout/primitives.ts';
import { RichText } from '../../../ui/text/RichText.tsx';
import { TimeLeft } from '../../../ui/status/Countdown.tsx';
import { AuthIntro } from '../AuthIntro.tsx';
import { AuthState } from '../AuthState.tsx';
import { OutboxHint } from '../OutboxHint.tsx';
import { ResendButton } from '../ResendButton.tsx';
import { secondsToWait, useCooldown } from '../useCooldown.ts';
import { useRequestPasswordReset } from './useRequestPasswordReset.ts';

const schema = async () => (await import('../authSchemas.ts')).forgotPasswordSchema;
const PAUSE_SECONDS = 60;

/** Requests a password reset link; shows the same result for known and unknown addresses. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const [request, isRequesting] = useRequestPasswordReset();
  const toFailure = useFormFailure();
  const cooldown = useCooldown();
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const form = useZodForm(schema, { email: params.get('email') ?? '' });

  const send = async (input: { email: string }) => {
    setProblem(undefined);
    const result = await request({ input });
    if (result.ok) {
      setSentTo(input.email);
      cooldown.start(PAUSE_SECONDS);
      return undefined;
    }
    const seconds = secondsToWait(result);
    if (seconds !== undefined) cooldown.start(seconds);
    return toFailure(result);
  };
  const resend = async (to: string) => setProblem((await send({ email: to }))?.message);
  const back = (
    <Text mt="6">
      <TextLink to={paths.signIn({ email: form.watch('email').trim() })}>{t('backToSignIn')}</TextLink>
    </Text>
  );

  if (sentTo !== undefined) {
    return (
      <>
        <AuthState icon={<MailCheck />} title={t('forgot.sentTitle')}>
          <RichText text={t('forgot.sent', { skipInterpolation: true })} values={{ email: sentTo }} />
        </AuthState>
        <Text color="fg.muted" my="4">
          {t('forgot.sentHelp')}
        </Text>
        {problem ? <Banner tone="error">{problem}</Banner> : null}
        <ResendButton
          label={t('forgot.again')}
          cooldown={cooldown}
          isBusy={isRequesting}
          onResend={() => void resend(sentTo)}
        />
        <OutboxHint />
        {back}
      </>
    );
  }
  return (
    <>
      <AuthIntro title={t('forgot.title')}>{t('forgot.intro')}</AuthIntro>
      <FormShell
        form={form}
        onSubmit={send}
        submitLabel={t('forgot.submit')}
        failureTitle={t('forgot.failed')}
        disabledReason={
          cooldown.until && (
            <TimeLeft until={cooldown.until} label={(left) => t('cooldown.tryAgain', { left })} />
          )
        }
        isSubmitFullWidth
      >
        <TextField name="email" label={t('field.email')} type="email" autoComplete="username" />
      </FormShell>
      {back}
    </>
  );
}
