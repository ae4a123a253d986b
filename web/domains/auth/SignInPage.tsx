import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../shell/paths.ts';
import { FormShell } from '../../forms/FormShell.tsx';
import { PasswordField } from '../../forms/fields/PasswordField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/layout/primitives.ts';
import { TimeLeft } from '../../ui/status/Countdown.tsx';
import { AuthIntro } from './AuthIntro.tsx';
import { SocialButtons } from './social/SocialButtons.tsx';
import { SignInProblem } from './SignInProblem.tsx';
import { secondsToWait, useCooldown } from './useCooldown.ts';
import { useEnter } from './useEnter.ts';
import { useSignIn } from './useSignIn.ts';

const schema = async () => (await import('./authSchemas.ts')).signInSchema;

// A phone would cover half of the page with its keyboard.
const hasKeyboard = () => window.matchMedia('(pointer: fine)').matches;

/** Sign-in with e-mail and password; `?error=` is shown, `?next=` is followed, `?email=` is filled in. */
export function SignInPage() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [signIn] = useSignIn();
  const next = params.get('next');
  const enter = useEnter(next);
  const toFailure = useFormFailure();
  const cooldown = useCooldown();
  const [refusal, setRefusal] = useState<string>();
  const form = useZodForm(schema, { email: params.get('email') ?? '', password: '' });
  const typedEmail = form.watch('email').trim();

  const submit = async (input: { email: string; password: string }) => {
    setRefusal(undefined);
    const result = await signIn({ input });
    if (result.ok) {
      const { signedIn, twoFactor } = result.payload;
      if (signedIn) return enter(signedIn.viewer, signedIn.target);
      return navigate(paths.oneTimeCode('', next ?? undefined), { state: twoFactor });
    }
    const seconds = secondsToWait(result);
    if (seconds !== undefined) return cooldown.start(seconds);
    if (result.kind !== 'refused') return toFailure(result);
    setRefusal(toFailure(result).message);
    form.setFocus('password', { shouldSelect: true });
    return undefined;
  };

  return (
    <>
      <AuthIntro title={t('signIn.title')}>{t('signIn.intro')}</AuthIntro>
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={t('signIn.submit')}
        failureTitle={t('signIn.failed')}
        disabledReason={
          cooldown.until && (
            <TimeLeft until={cooldown.until} label={(left) => t('cooldown.tryAgain', { left })} />
          )
        }
        isSubmitFullWidth
      >
        <SignInProblem refusal={refusal} fromAddress={params.get('error')} cooldown={cooldown} />
        <TextField
          name="email"
          label={t('field.email')}
          type="email"
          autoComplete="username webauthn"
          hasAutoFocus={hasKeyboard() && !params.get('email')}
        />
        <PasswordField
          name="password"
          label={t('field.password')}
          autoComplete="current-password"
          aside={<TextLink to={paths.forgotPassword(typedEmail)}>{t('signIn.forgot')}</TextLink>}
        />
      </FormShell>
      <SocialButtons email={typedEmail} next={next} />
      <Text color="fg.muted" mt="6">
        {t('signIn.noAccount')} <TextLink to={paths.signUp()}>{t('signIn.toSignUp')}</TextLink>
      </Text>
    </>
  );
}
