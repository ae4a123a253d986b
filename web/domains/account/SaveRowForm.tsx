import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import type { FormFailure } from '../../forms/applyIssues.ts';
import { FormShell } from '../../forms/FormShell.tsx';
import { PasswordField } from '../../forms/fields/PasswordField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { UnsavedDialog } from '../../forms/UnsavedDialog.tsx';
import { useUnsavedGuard } from '../../forms/useUnsavedGuard.ts';
import { useZodForm } from '../../forms/useZodForm.ts';

export interface SaveRowFormProps {
  readonly label: string;
  readonly value: string;
  readonly kind?: 'text' | 'email' | 'phone';
  readonly help?: string;
  readonly autoComplete?: string;
  /** Saving requires the password. */
  readonly needsPassword?: boolean;
  readonly onSave: (value: string, currentPassword: string) => Promise<FormFailure | void>;
  /** Called after saving and on cancel. */
  readonly onClose: () => void;
}

/** The field of one row: Enter saves, Esc cancels, leaving the page with changes asks first. */
export function SaveRowForm(props: SaveRowFormProps) {
  const { label, value, kind = 'text', help, autoComplete, needsPassword = false, onSave, onClose } = props;
  const { t } = useTranslation('account');
  const form = useZodForm(async () => (await import('./rowSchemas.ts')).rowSchema(kind, needsPassword), {
    value,
    currentPassword: '',
  });
  const isSaved = useRef(false);
  const { isDirty, isSubmitting } = form.formState;
  const blocker = useBlocker(() => isDirty && !isSaved.current);
  useUnsavedGuard(isDirty);

  const save = async (values: { value: string; currentPassword: string }) => {
    if (values.value === value) return onClose();
    // Saving may navigate to another page, which must not count as leaving with changes.
    isSaved.current = true;
    const failure = await onSave(values.value, values.currentPassword);
    isSaved.current = !failure;
    if (!failure) return onClose();
    const issues = failure.issues?.map(({ path, message }) => ({
      path: path === 'currentPassword' ? path : 'value',
      message,
    }));
    return { ...failure, issues };
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc bubbles up from the field inside
    <div
      style={{ maxWidth: '35rem' }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isSubmitting && blocker.state !== 'blocked') onClose();
      }}
    >
      <FormShell
        form={form}
        onSubmit={save}
        submitLabel={t('row.save')}
        failureTitle={t('profile.failedTitle')}
        onCancel={onClose}
      >
        <TextField
          name="value"
          label={label}
          help={help}
          type={kind === 'phone' ? 'tel' : kind}
          autoComplete={autoComplete}
          hasAutoFocus
        />
        {needsPassword ? (
          <PasswordField
            name="currentPassword"
            label={t('profile.currentPassword')}
            autoComplete="current-password"
          />
        ) : null}
      </FormShell>
      <UnsavedDialog blocker={blocker} />
    </div>
  );
}
