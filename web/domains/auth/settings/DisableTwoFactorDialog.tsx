import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { PasswordField } from '../../../forms/fields/PasswordField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Box } from '../../../ui/layout/primitives.ts';
import { useSetTwoFactor } from './useSetTwoFactor.ts';

const withPassword = z.object({
  currentPassword: z.string().check(z.minLength(1, 'ui:validation.required')),
});
const withoutPassword = z.object({ currentPassword: z.string() });

interface DisableTwoFactorDialogProps {
  readonly hasPassword: boolean;
  readonly onClose: () => void;
}

/** Disables two-factor authentication; requires the password if there is one. */
export function DisableTwoFactorDialog({ hasPassword, onClose }: DisableTwoFactorDialogProps) {
  const { t } = useTranslation('auth');
  const isOpen = useOpensAfterMount();
  const [setTwoFactor] = useSetTwoFactor();
  const toFailure = useFormFailure();
  const form = useZodForm(hasPassword ? withPassword : withoutPassword, { currentPassword: '' });
  const submit = async (values: { currentPassword: string }) => {
    const result = await setTwoFactor({ input: { enabled: false, ...(hasPassword ? values : {}) } });
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
      {hasPassword ? (
        <PasswordField
          name="currentPassword"
          label={t('settings.password.current')}
          autoComplete="current-password"
        />
      ) : null}
    </FormDialog>
  );
}
