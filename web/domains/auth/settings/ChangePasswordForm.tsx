import { useTranslation } from 'react-i18next';
import { FormShell } from '../../../forms/FormShell.tsx';
import { PasswordField } from '../../../forms/fields/PasswordField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useChangePassword } from './useChangePassword.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };
type Values = typeof EMPTY;

interface ChangePasswordFormProps {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly submitLabel: string;
  readonly onSubmit: () => void;
  /** Receives how many other sessions were ended. */
  readonly onChanged: (otherSessionsEnded: number) => void;
}

/** The current password if there is one, the new one with its meter, and its repetition. */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { email, hasPassword, submitLabel, onSubmit, onChanged } = props;
  const { t } = useTranslation('auth');
  const [change] = useChangePassword();
  const toFailure = useFormFailure();
  const form = useZodForm(
    async () => (await import('./changePasswordSchema.ts')).changePasswordSchema(hasPassword),
    EMPTY,
  );

  const submit = async ({ currentPassword, ...passwords }: Values) => {
    onSubmit();
    const current = hasPassword ? { currentPassword } : {};
    const result = await change({ input: { ...passwords, ...current } });
    if (!result.ok) return toFailure(result);
    form.reset(EMPTY);
    onChanged(result.payload.otherSessionsEnded);
    return undefined;
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel={submitLabel}
      failureTitle={t('settings.password.failed')}
    >
      {/* Password managers store the new password with this address. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {hasPassword ? (
        <PasswordField
          name="currentPassword"
          label={t('settings.password.current')}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        name="newPassword"
        label={t('settings.password.new')}
        autoComplete="new-password"
        hasMeter
      />
      <PasswordField
        name="confirmPassword"
        label={t('settings.password.confirm')}
        autoComplete="new-password"
      />
    </FormShell>
  );
}
