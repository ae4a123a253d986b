import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { ApiKeyFields } from './form/ApiKeyFields.tsx';
import { apiKeySchema, expiryOf, scopesOf, valuesOf, type ApiKeyValues } from './form/apiKeyForm.ts';
import { NewApiKeyDialog } from './NewApiKeyDialog.tsx';
import { useCreateApiKey } from './useCreateApiKey.ts';

interface CreateApiKeyDialogProps {
  readonly connection: string;
  readonly onClose: () => void;
}

/** Name, scopes and expiry, then the key, shown once; it is kept in this state until the dialog closes. */
export function CreateApiKeyDialog({ connection, onClose }: CreateApiKeyDialogProps) {
  const { t } = useTranslation('apikeys');
  const isOpen = useOpensAfterMount();
  const [create] = useCreateApiKey();
  const toFailure = useFormFailure();
  const [made, setMade] = useState<{ name: string; secret: string }>();
  const form = useZodForm(apiKeySchema, valuesOf());

  const submit = async (values: ApiKeyValues) => {
    const { name, expiry } = values;
    const input = { name, scopes: scopesOf(values), expiresAt: expiryOf(expiry, new Date()) };
    const result = await create({ input, connections: [connection] });
    if (!result.ok) return toFailure(result, t('create.failed'));
    setMade({ name, secret: result.payload.secret });
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
      <ApiKeyFields />
    </FormDialog>
  );
}
