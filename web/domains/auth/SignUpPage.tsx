import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../shell/paths.ts';
import { FormShell } from '../../forms/FormShell.tsx';
import { PasswordField } from '../../forms/fields/PasswordField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import type { MutationFailure } from '../../relay/mutations/mutationError.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Text } from '../../ui/layout/primitives.ts';
import { RichText } from '../../ui/text/RichText.tsx';
import { AuthIntro } from './AuthIntro.tsx';
import { SocialButtons } from './social/SocialButtons.tsx';
import { useEnter } from './useEnter.ts';
import { useSignUp } from './useSignUp.ts';

const schema = async () => (await import('./authSchemas.ts')).signUpSchema;

const isTaken = (code: string) => code === 'EMAIL_TAKEN';

/** The failure as field issues; the server reports an address in use in several ways. */
function takenMessage(failure: MutationFailure): string | undefined {
  if (failure.kind === 'refused' && isTaken(failure.code)) return failure.message;
  if (failure.kind !== 'input') return undefined;
  return failure.issues.find(({ path, code }) => path === 'email' && isTaken(code))?.message;
}

/** Signs up a new user with their own team; a verification mail is sent. */
export function SignUpPage() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const [signUp] = useSignUp();
  const enter = useEnter();
  const toFailure = useFormFailure();
  const [takenEmail, setTakenEmail] = useState<string>();
  const form = useZodForm(schema, { name: '', email: params.get('email') ?? '', password: '' });
  const isStillTaken = takenEmail !== undefined && form.watch('email').trim() === takenEmail;

  const submit = async (input: { name: string; email: string; password: string }) => {
    setTakenEmail(undefined);
    const result = await signUp({ input });
    if (result.ok) return enter(result.payload.viewer);
    const message = takenMessage(result);
    if (message === undefined) return toFailure(result);
    setTakenEmail(input.email);
    return { issues: [{ path: 'email', message }] };
  };

  return (
    <>
      <AuthIntro title={t('signUp.title')}>{t('signUp.intro')}</AuthIntro>
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={t('signUp.submit')}
        failureTitle={t('signUp.failed')}
        isSubmitFullWidth
      >
        <TextField name="name" label={t('field.name')} autoComplete="name" />
        <TextField
          name="email"
          label={t('field.email')}
          type="email"
          autoComplete="username"
          help={
            isStillTaken ? (
              <RichText
                text={t('signUp.taken')}
                parts={{
                  signIn: (text) => <TextLink to={paths.signIn({ email: takenEmail })}>{text}</TextLink>,
                }}
              />
            ) : (
              t('signUp.emailHelp')
            )
          }
        />
        <PasswordField name="password" label={t('field.password')} autoComplete="new-password" hasMeter />
      </FormShell>
      <SocialButtons isSignUp />
      <Text color="fg.muted" mt="6">
        {t('signUp.hasAccount')} <TextLink to={paths.signIn()}>{t('signUp.toSignIn')}</TextLink>
      </Text>
    </>
  );
}
