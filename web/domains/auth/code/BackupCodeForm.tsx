import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import { FormShell } from '../../../forms/FormShell.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { normalizeBackupCode } from './backupCode.ts';

const schema = async () => (await import('../authSchemas.ts')).backupCodeSchema;

interface BackupCodeFormProps {
  readonly onSubmit: (code: string) => Promise<FormFailure | void>;
}

/** A backup code of up to twelve letters and digits; spaces and dashes are ignored. */
export function BackupCodeForm({ onSubmit }: BackupCodeFormProps) {
  const { t } = useTranslation('auth');
  const form = useZodForm(schema, { code: '' });
  return (
    <FormShell
      form={form}
      onSubmit={({ code }) => onSubmit(normalizeBackupCode(code))}
      submitLabel={t('otp.submit')}
      failureTitle={t('signIn.failed')}
      isSubmitFullWidth
    >
      <TextField
        name="code"
        label={t('otp.backupCode')}
        help={t('otp.backupHelp')}
        autoComplete="one-time-code"
        isCode
        hasAutoFocus
      />
    </FormShell>
  );
}
