import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { RadioCards } from '../../forms/fields/RadioCards.tsx';
import { TextField } from '../../forms/fields/TextField.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { NewApiKeyDialog } from './NewApiKeyDialog.tsx';
import { useCreateApiKey } from './useCreateApiKey.ts';

const SCOPES = ['READ', 'WRITE'] as const;
const MAX_NAME = 60;

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'ui:validation.required'), z.maxLength(MAX_NAME)),
  scope: z.enum(SCOPES),
});
type Values = z.infer<typeof schema>;

interface CreateApiKeyDialogProps {
  readonly connection: string;
  readonly onClose: () => void;
}

/** Name and scope, then the key, shown once; it is kept in this state until the dialog closes. */
export function CreateApiKeyDialog({ connection, onClose }: CreateApiKeyDialogProps) {
  const { t } = useTranslation('apikeys');
  const isOpen = useOpensAfterMount();
  const [create] = useCreateApiKey();
  const toFailure = useFormFailure();
  const [made, setMade] = useState<{ name: string; secret: string }>();
  const form = useZodForm(schema, { name: '', scope: 'READ' });

  const submit = async (input: Values) => {
    const result = await create({ input, connections: [connection] });
    if (!result.ok) return toFailure(result, t('create.failed'));
    setMade({ name: input.name, secret: result.payload.secret });
    return undefined;
  };
  if (made) return <NewApiKeyDialog {...made} onClose={onClose} />;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('create.title')}
      form={form}
      onSubmit={submit}
      submitLabel={t('create.submit')}
      failureTitle={t('create.failedTitle')}
    >
      <TextField name="name" label={t('create.name')} help={t('create.nameHelp')} autoComplete="off" />
      <RadioCards
        name="scope"
        label={t('column.scope')}
        options={SCOPES.map((value) => ({
          value,
          label: t(`scope.${value}.name`),
          description: t(`scope.${value}.text`),
        }))}
      />
    </FormDialog>
  );
}
