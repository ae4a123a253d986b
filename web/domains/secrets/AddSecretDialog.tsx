import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { SecretTextareaField } from '../../forms/fields/SecretTextareaField.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { newSecretSchema } from './secretRules.ts';
import { useSaveGlobalSecret } from './useSaveGlobalSecret.ts';

interface AddSecretDialogProps {
  readonly connection: string;
  /** Names in use: saving under one of them would replace its value. */
  readonly takenNames: readonly string[];
  readonly onClose: () => void;
}

/** Adds a secret: its name stays visible, its value is write-only. */
export function AddSecretDialog({ connection, takenNames, onClose }: AddSecretDialogProps) {
  const { t } = useTranslation('secrets');
  const isOpen = useOpensAfterMount();
  const [save] = useSaveGlobalSecret();
  const toFailure = useFormFailure();
  const form = useZodForm(newSecretSchema, { name: '', value: '' });

  const submit = async (input: { name: string; value: string }) => {
    if (takenNames.includes(input.name)) {
      return { issues: [{ path: 'name', message: t('add.taken', { name: input.name }) }] };
    }
    const result = await save({ input, connections: [connection] });
    if (!result.ok) return toFailure(result, t('add.failed'));
    onClose();
    return undefined;
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('add.title')}
      form={form}
      onSubmit={submit}
      submitLabel={t('add.submit')}
      failureTitle={t('add.failedTitle')}
    >
      <TextField name="name" label={t('field.name')} help={t('field.nameHelp')} autoComplete="off" isCode />
      <SecretTextareaField name="value" label={t('field.value')} />
      <Banner tone="info">{t('field.once')}</Banner>
    </FormDialog>
  );
}
