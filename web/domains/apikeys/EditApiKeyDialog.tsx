import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../forms/FormDialog.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { ApiKeyFields } from './form/ApiKeyFields.tsx';
import { apiKeySchema, expiryOf, scopesOf, valuesOf, type ApiKeyValues } from './form/apiKeyForm.ts';
import { useUpdateApiKey } from './useUpdateApiKey.ts';

interface EditApiKeyDialogProps {
  readonly apiKey: {
    readonly id: string;
    readonly name: string;
    readonly scopes: readonly string[];
    readonly expiresAt?: string | null | undefined;
  };
  readonly onClose: () => void;
}

/** Name, scopes and expiry of an existing key. */
export function EditApiKeyDialog({ apiKey, onClose }: EditApiKeyDialogProps) {
  const { t } = useTranslation('apikeys');
  const isOpen = useOpensAfterMount();
  const [update] = useUpdateApiKey();
  const toFailure = useFormFailure();
  const form = useZodForm(apiKeySchema, valuesOf(apiKey));

  const submit = async (values: ApiKeyValues) => {
    const { name, expiry } = values;
    const changes = { name, scopes: scopesOf(values), expiresAt: expiryOf(expiry, new Date()) };
    const result = await update({ input: { id: apiKey.id, ...changes } });
    if (!result.ok) return toFailure(result, t('edit.failed'));
    onClose();
    return undefined;
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('edit.title', { name: apiKey.name })}
      form={form}
      onSubmit={submit}
      submitLabel={t('edit.submit')}
      failureTitle={t('edit.failedTitle')}
    >
      <ApiKeyFields current={apiKey.expiresAt ?? null} />
    </FormDialog>
  );
}
