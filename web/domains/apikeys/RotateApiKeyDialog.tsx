import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { SelectField } from '../../forms/fields/SelectField.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { Text } from '../../ui/layout/primitives.ts';
import { NewApiKeyDialog } from './NewApiKeyDialog.tsx';
import { useRotateApiKey } from './useRotateApiKey.ts';

const OVERLAP_HOURS = ['0', '1', '24', '72', '168'] as const;

const schema = z.object({ overlap: z.enum(OVERLAP_HOURS) });

interface RotateApiKeyDialogProps {
  readonly apiKey: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** How long the current key is still accepted, then the new one, shown once. */
export function RotateApiKeyDialog({ apiKey: { id, name }, onClose }: RotateApiKeyDialogProps) {
  const { t } = useTranslation('apikeys');
  const isOpen = useOpensAfterMount();
  const [rotate] = useRotateApiKey();
  const toFailure = useFormFailure();
  const [secret, setSecret] = useState<string>();
  const form = useZodForm(schema, { overlap: '24' });

  const submit = async ({ overlap }: z.infer<typeof schema>) => {
    const result = await rotate({ input: { id, overlapHours: Number(overlap) } });
    if (!result.ok) return toFailure(result, t('rotate.failed'));
    setSecret(result.payload.secret);
    return undefined;
  };
  if (secret) return <NewApiKeyDialog name={name} secret={secret} onClose={onClose} />;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('rotate.title', { name })}
      form={form}
      onSubmit={submit}
      submitLabel={t('rotate.submit')}
      failureTitle={t('rotate.failedTitle')}
    >
      <Text color="fg.muted">{t('rotate.text')}</Text>
      <SelectField
        name="overlap"
        label={t('rotate.overlap')}
        options={OVERLAP_HOURS.map((value) => ({ value, label: t(`overlap.${value}`) }))}
      />
    </FormDialog>
  );
}
