import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { PasswordField } from '../../../forms/fields/PasswordField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { TextButton } from '../../../ui/actions/TextButton.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Box } from '../../../ui/layout/primitives.ts';
import { useSetTwoFactor } from './useSetTwoFactor.ts';

const required = z.string().check(z.trim(), z.minLength(1, 'ui:validation.required'));
const optional = z.optional(z.string());
const schemas = {
  currentPassword: z.object({ currentPassword: required, code: optional }),
  code: z.object({ currentPassword: optional, code: required }),
};

interface DisableTwoFactorDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Disables two-factor authentication; requires the password, or a code of the authenticator. */
export function DisableTwoFactorDialog({ hasPassword, onClose }: DisableTwoFactorDialogProps) {
  const { t } = useTranslation('auth');
  const isOpen = useOpensAfterMount();
  const [proof, setProof] = useState<keyof typeof schemas>(hasPassword ? 'currentPassword' : 'code');
  const [setTwoFactor] = useSetTwoFactor();
  const toFailure = useFormFailure();
  const form = useZodForm<ProofValues, ProofValues>(schemas[proof], { currentPassword: '', code: '' });
  const submit = async (values: ProofValues) => {
    const result = await setTwoFactor({ input: { enabled: false, [proof]: values[proof] } });
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
      {proof === 'currentPassword' ? (
        <PasswordField
          name="currentPassword"
          label={t('settings.password.current')}
          autoComplete="current-password"
        />
      ) : (
        <TextField
          name="code"
          label={t('otp.code')}
          help={t('settings.twoFactor.disable.codeHelp')}
          autoComplete="one-time-code"
        />
      )}
      {hasPassword ? (
        <TextButton onClick={() => setProof(proof === 'code' ? 'currentPassword' : 'code')}>
          {t(`settings.twoFactor.disable.instead.${proof}`)}
        </TextButton>
      ) : null}
    </FormDialog>
  );
}

interface ProofValues {
  currentPassword?: string | undefined;
  code?: string | undefined;
}
