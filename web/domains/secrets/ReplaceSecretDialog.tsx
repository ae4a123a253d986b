import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { SecretTextareaField } from '../../forms/fields/SecretTextareaField.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { Text } from '../../ui/layout/primitives.ts';
import { secretValueSchema } from './secretRules.ts';
import { useSaveGlobalSecret } from './useSaveGlobalSecret.ts';

interface ReplaceSecretDialogProps {
  readonly connection: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Replaces the value of a secret. */
export function ReplaceSecretDialog({ connection, name, onClose }: ReplaceSecretDialogProps) {
  const { t } = useTranslation('secrets');
  const isOpen = useOpensAfterMount();
  const [save] = useSaveGlobalSecret();
  const toFailure = useFormFailure();
  const form = useZodForm(secretValueSchema, { value: '' });

  const submit = async ({ value }: { value: string }) => {
    const result = await save({ input: { name, value }, connections: [connection] });
    if (!result.ok) return toFailure(result, t('replace.failed'));
    // The list does not change, so the result is shown in a toast.
    toast.success({ title: t('replace.done', { name }) });
    onClose();
    return undefined;
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('replace.title', { name })}
      form={form}
      onSubmit={submit}
      submitLabel={t('replace.submit')}
      failureTitle={t('replace.failedTitle')}
    >
      <Text color="fg.muted">{t('replace.text')}</Text>
      <SecretTextareaField name="value" label={t('field.newValue')} help={t('field.once')} />
    </FormDialog>
  );
}
