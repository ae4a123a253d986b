import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { CodeField } from '../../../forms/fields/CodeField.tsx';
import { FormShell } from '../../../forms/FormShell.tsx';
import { sixDigits } from '../../../forms/rules.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useConfirmTwoFactor } from './useConfirmTwoFactor.ts';

const schema = z.object({ code: sixDigits() });

interface TwoFactorCodeFormProps {
  readonly onBack: () => void;
  readonly onConfirmed: (backupCode: string) => void;
}

/** Confirms the authenticator with its first code; a wrong one can be corrected. */
export function TwoFactorCodeForm({ onBack, onConfirmed }: TwoFactorCodeFormProps) {
  const { t } = useTranslation('auth');
  const form = useZodForm(schema, { code: '' });
  const [confirm] = useConfirmTwoFactor();
  const toFailure = useFormFailure();
  const submit = async (input: { code: string }) => {
    const result = await confirm({ input });
    if (result.ok) return onConfirmed(result.payload.backupCode);
    form.setValue('code', '');
    return toFailure(result);
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel={t('settings.twoFactor.enable.confirm')}
      failureTitle={t('settings.twoFactor.enable.failed')}
      onCancel={onBack}
      cancelLabel={t('settings.twoFactor.enable.back')}
    >
      <CodeField name="code" label={t('otp.code')} help={t('settings.twoFactor.codeHelp')} hasAutoFocus />
    </FormShell>
  );
}
