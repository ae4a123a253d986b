import { useTranslation } from 'react-i18next';
import { FormShell } from '../../forms/FormShell.tsx';
import { SecretField } from '../../forms/fields/SecretField.tsx';
import { useZodForm } from '../../forms/useZodForm.ts';
import type { MutationFailure } from '../../relay/mutations/mutationError.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { useHasDevPages } from '../../shell/useHasDevPages.ts';
import { useSaveCloudToken } from './useSaveCloudToken.ts';

const schema = async () => (await import('./cloudTokenSchema.ts')).cloudTokenSchema;

/** Hetzner's refusals of the token are shown at its field. */
function aboutToken(failure: MutationFailure): string | undefined {
  if (failure.kind !== 'refused') return undefined;
  return failure.code === 'INVALID_TOKEN' || failure.code === 'TOKEN_READONLY' ? failure.message : undefined;
}

interface CloudTokenFormProps {
  readonly isReplacing: boolean;
  readonly onSaved: () => void;
  readonly onCancel?: () => void;
}

/** Saves a token; the platform tests it with Hetzner first. */
export function CloudTokenForm({ isReplacing, onSaved, onCancel }: CloudTokenFormProps) {
  const { t } = useTranslation('integrations');
  const [save] = useSaveCloudToken();
  const toFailure = useFormFailure();
  const isEmbedded = useHasDevPages();
  const form = useZodForm(schema, { token: '' });

  const submit = async (input: { token: string }) => {
    const result = await save({ input });
    if (result.ok) {
      form.reset();
      return onSaved();
    }
    const message = aboutToken(result);
    if (message !== undefined) return { issues: [{ path: 'token', message }] };
    return toFailure(result);
  };
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel={t(isReplacing ? 'hetzner.submitReplace' : 'hetzner.submit')}
      failureTitle={t('hetzner.saveFailed')}
      onCancel={onCancel}
    >
      <SecretField
        name="token"
        label={t('hetzner.token')}
        help={isEmbedded ? `${t('hetzner.tokenHelp')} ${t('hetzner.embeddedHint')}` : t('hetzner.tokenHelp')}
      />
    </FormShell>
  );
}
