import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import { CodeField } from '../../../forms/fields/CodeField.tsx';
import { FormShell } from '../../../forms/FormShell.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';

const schema = async () => (await import('../authSchemas.ts')).authenticatorSchema;

interface CodeFormProps {
  readonly onSubmit: (code: string) => Promise<FormFailure | void>;
}

/** A six-digit code, submitted with the sixth digit; after a wrong code only on submit. */
export function AuthenticatorForm({ onSubmit }: CodeFormProps) {
  const { t } = useTranslation('auth');
  const id = useId();
  const form = useZodForm(schema, { code: '' });
  const [hasTried, setTried] = useState(false);

  const submit = async ({ code }: { code: string }) => {
    setTried(true);
    const failure = await onSubmit(code);
    if (failure) form.setValue('code', '');
    return failure;
  };
  const submitByItself = () => {
    const element = document.getElementById(id);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  };
  return (
    <FormShell
      id={id}
      form={form}
      onSubmit={submit}
      submitLabel={t('otp.submit')}
      failureTitle={t('signIn.failed')}
      isSubmitFullWidth
    >
      <CodeField
        name="code"
        label={t('otp.code')}
        hasAutoFocus
        onComplete={hasTried ? undefined : submitByItself}
      />
    </FormShell>
  );
}
