import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FormShell } from '../../../forms/FormShell.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { paths } from '../../../shell/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Text } from '../../../ui/layout/primitives.ts';
import { AuthIntro } from '../AuthIntro.tsx';
import { nextPage } from '../social/nextPage.ts';

// The address alone decides on the provider, as in the form that asks for a new password.
const schema = async () => (await import('../authSchemas.ts')).forgotPasswordSchema;

/** Asks for the e-mail address, whose domain leads to the identity provider of the team. */
export function SsoPage() {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const form = useZodForm(schema, { email: params.get('email') ?? '' });
  const submit = ({ email }: { email: string }) => {
    window.location.assign(paths.startSso(email));
    return Promise.resolve();
  };
  return (
    <>
      <AuthIntro title={t('sso.title')}>{t('sso.intro')}</AuthIntro>
      <FormShell form={form} onSubmit={submit} submitLabel={t('sso.submit')} isSubmitFullWidth>
        <TextField name="email" label={t('field.email')} type="email" autoComplete="email" hasAutoFocus />
      </FormShell>
      <Text mt="6">
        <TextLink to={paths.signIn({ next: nextPage() ?? undefined })}>{t('backToSignIn')}</TextLink>
      </Text>
    </>
  );
}
