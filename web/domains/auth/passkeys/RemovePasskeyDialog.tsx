import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Text } from '../../../ui/layout/primitives.ts';
import { ProofField } from '../settings/ProofField.tsx';
import { proofInput, useProof, type ProofKinds, type ProofValues } from '../settings/useProof.ts';
import { useRemovePasskey } from './useRemovePasskey.ts';

interface RemovePasskeyDialogProps extends ProofKinds {
  readonly passkey: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Removes a passkey; requires the password or a code. */
export function RemovePasskeyDialog({ passkey, onClose, ...kinds }: RemovePasskeyDialogProps) {
  const { t } = useTranslation('auth');
  const isOpen = useOpensAfterMount();
  const proof = useProof(kinds);
  const [remove] = useRemovePasskey();
  const toFailure = useFormFailure();
  const form = useZodForm<ProofValues, ProofValues>(proof.schema, { currentPassword: '', code: '' });
  const submit = async (values: ProofValues) => {
    const result = await remove({ input: { id: passkey.id, ...proofInput(proof.kind, values) } });
    if (!result.ok) return toFailure(result);
    toast.success({ title: t('settings.passkeys.remove.done') });
    return onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('settings.passkeys.remove.title', { name: passkey.name })}
      form={form}
      onSubmit={submit}
      submitLabel={t('settings.passkeys.remove.confirm')}
      submitVariant="danger"
      failureTitle={t('settings.passkeys.remove.failed')}
    >
      <Text color="fg.muted">{t('settings.passkeys.remove.text')}</Text>
      <ProofField {...proof} />
    </FormDialog>
  );
}
