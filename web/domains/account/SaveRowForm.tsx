import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import type { FormFailure } from '../../forms/applyIssues.ts';
import { FormShell } from '../../forms/FormShell.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { UnsavedDialog } from '../../forms/UnsavedDialog.tsx';
import { useUnsavedGuard } from '../../forms/useUnsavedGuard.ts';
import { useZodForm } from '../../forms/useZodForm.ts';

export interface SaveRowFormProps {
  readonly label: string;
  readonly value: string;
  readonly kind?: 'text' | 'email';
  /** What saving leads to. */
  readonly help?: string;
  readonly autoComplete?: string;
  readonly onSave: (value: string) => Promise<FormFailure | void>;
  readonly onClose: () => void;
}

/** The field of one row: Enter saves, Esc cancels, leaving the page with changes asks first. */
export function SaveRowForm(props: SaveRowFormProps) {
  const { label, value, kind = 'text', help, autoComplete, onSave, onClose } = props;
  const { t } = useTranslation('account');
  const form = useZodForm(async () => (await import('./rowSchemas.ts')).rowSchemas[kind], { value });
  const isSaved = useRef(false);
  const { isDirty, isSubmitting } = form.formState;
  const blocker = useBlocker(() => isDirty && !isSaved.current);
  useUnsavedGuard(isDirty);

  const save = async (values: { value: string }) => {
    if (values.value === value) return onClose();
    // A saved row may lead to another page; that must not count as leaving with changes.
    isSaved.current = true;
    const failure = await onSave(values.value);
    isSaved.current = !failure;
    if (!failure) return onClose();
    return { ...failure, issues: failure.issues?.map(({ message }) => ({ path: 'value', message })) };
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Esc bubbles up from the field inside
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
          type={kind}
          autoComplete={autoComplete}
          hasAutoFocus
        />
      </FormShell>
      <UnsavedDialog blocker={blocker} />
    </div>
  );
}
