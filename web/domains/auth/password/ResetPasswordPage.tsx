import { LinkIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shell/paths.ts';
import { FormShell } from '../../../forms/FormShell.tsx';
import { PasswordField } from '../../../forms/fields/PasswordField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Flex } from '../../../ui/layout/primitives.ts';
import { AuthIntro } from '../AuthIntro.tsx';
import { AuthState } from '../AuthState.tsx';
import { useResetPassword } from './useResetPassword.ts';
import { useUrlToken } from '../useUrlToken.ts';

const schema = async () => (await import('../authSchemas.ts')).resetPasswordSchema;

/** Sets a new password with the link of the mail; for an expired or used link offers to request another. */
export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const token = useUrlToken();
  const [params] = useSearchParams();
  const fromLink = params.get('email') ?? '';
  const navigate = useNavigate();
  const [reset] = useResetPassword();
  const toFailure = useFormFailure();
  const [isExpired, setExpired] = useState(false);
  const form = useZodForm(schema, { email: fromLink, password: '' });

  if (token === undefined || isExpired) return <ExpiredLink email={form.getValues('email')} />;

  const submit = async (values: { email: string; password: string }) => {
    const result = await reset({ input: { ...values, token } });
    if (result.ok) {
      toast.success({ title: t('reset.done'), description: t('reset.doneHelp') });
      return navigate(paths.signIn({ email: result.payload.email }), { replace: true });
    }
    if (result.kind !== 'refused' || result.code !== 'EXPIRED') return toFailure(result);
    setExpired(true);
    return undefined;
  };
  return (
    <>
      <AuthIntro title={t('reset.title')}>{t('reset.intro')}</AuthIntro>
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={t('reset.submit')}
        failureTitle={t('reset.failed')}
        isSubmitFullWidth
      >
        <TextField
          name="email"
          label={t('field.email')}
          type="email"
          autoComplete="username"
          readOnlyReason={fromLink ? t('reset.emailFixed') : undefined}
        />
        <PasswordField name="password" label={t('reset.password')} autoComplete="new-password" hasMeter />
      </FormShell>
    </>
  );
}

function ExpiredLink({ email: address }: { email: string }) {
  const { t } = useTranslation('auth');
  const actions = (
    <Flex gap="4" align="center" wrap="wrap">
      <ButtonLink to={paths.forgotPassword(address)} variant="primary">
        {t('reset.requestAgain')}
      </ButtonLink>
      <TextLink to={paths.signIn({ email: address })}>{t('backToSignIn')}</TextLink>
    </Flex>
  );
  return (
    <AuthState icon={<LinkIcon />} tone="warning" title={t('reset.expiredTitle')} actions={actions}>
      {t('reset.expired')}
    </AuthState>
  );
}
