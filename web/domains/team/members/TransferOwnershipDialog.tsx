import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { PasswordField } from '../../../forms/fields/PasswordField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useCurrentUser } from '../../../shell/session/useSession.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Text } from '../../../ui/layout/primitives.ts';
import type { MemberSummary } from '../userDialogs.ts';
import { useTransferOwnership } from './useTransferOwnership.ts';

const withPassword = z.object({
  currentPassword: z.string().check(z.minLength(1, 'ui:validation.required')),
});
// Users who sign in through a provider have no password.
const withoutPassword = z.object({ currentPassword: z.string() });

interface TransferOwnershipDialogProps {
  readonly member: MemberSummary;
  readonly onClose: () => void;
}

/** Makes a member the owner, with the viewer's password if they have one. */
export function TransferOwnershipDialog({ member, onClose }: TransferOwnershipDialogProps) {
  const { t } = useTranslation('team');
  const isOpen = useOpensAfterMount();
  const [transfer] = useTransferOwnership();
  const toFailure = useFormFailure();
  const hasPassword = useCurrentUser()?.hasPassword ?? true;
  const form = useZodForm(hasPassword ? withPassword : withoutPassword, { currentPassword: '' });
  const { id, name } = member;
  const submit = async ({ currentPassword }: z.infer<typeof withPassword>) => {
    const result = await transfer({ input: { id, currentPassword: currentPassword || null } });
    if (!result.ok) return toFailure(result);
    toast.success({ title: t('transfer.done', { name }) });
    return onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('transfer.title', { name })}
      form={form}
      onSubmit={submit}
      submitLabel={t('transfer.submit')}
      submitVariant="danger"
      failureTitle={t('transfer.failed')}
    >
      <Text color="fg.muted">{t('transfer.text', { name })}</Text>
      {hasPassword ? (
        <PasswordField
          name="currentPassword"
          label={t('field.currentPassword')}
          autoComplete="current-password"
        />
      ) : null}
    </FormDialog>
  );
}
