import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Box } from '../../../ui/layout/primitives.ts';
import { ProofField } from './ProofField.tsx';
import { proofInput, useProof, type ProofValues } from './useProof.ts';
import { useSetTwoFactor } from './useSetTwoFactor.ts';

interface DisableTwoFactorDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Disables two-factor authentication; requires the password, or a code of the authenticator. */
export function DisableTwoFactorDialog({ hasPassword, onClose }: DisableTwoFactorDialogProps) {
  const { t } = useTranslation('auth');
  const isOpen = useOpensAfterMount();
  const proof = useProof({ hasPassword, hasTwoFactor: true });
  const [setTwoFactor] = useSetTwoFactor();
  const toFailure = useFormFailure();
  const form = useZodForm<ProofValues, ProofValues>(proof.schema, { currentPassword: '', code: '' });
  const submit = async (values: ProofValues) => {
    const result = await setTwoFactor({ input: { enabled: false, ...proofInput(proof.kind, values) } });
    if (!result.ok) return toFailure(result);
    toast.success({ title: t('settings.twoFactor.disable.done') });
    return onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('settings.twoFactor.disable.title')}
      form={form}
      onSubmit={submit}
      submitLabel={t('settings.twoFactor.disable.confirm')}
      submitVariant="danger"
      failureTitle={t('settings.twoFactor.disable.failed')}
    >
      <Box color="fg.muted">{t('settings.twoFactor.disable.text')}</Box>
      <ProofField {...proof} />
    </FormDialog>
  );
}
