import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { email } from '../../../forms/rules.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { RoleField } from '../RoleField.tsx';
import { ASSIGNABLE_ROLES } from '../userDialogs.ts';
import { useInviteUser } from './useInviteUser.ts';

const schema = z.object({ email: email(), role: z.enum(ASSIGNABLE_ROLES) });
type Values = z.infer<typeof schema>;

interface InviteUserDialogProps {
  readonly connection: string;
  readonly onClose: () => void;
}

/** Address and role of a new member; the owner's role cannot be given. */
export function InviteUserDialog({ connection, onClose }: InviteUserDialogProps) {
  const { t } = useTranslation('team');
  const isOpen = useOpensAfterMount();
  const [invite] = useInviteUser();
  const toFailure = useFormFailure();
  const form = useZodForm(schema, { email: '', role: 'VIEWER' });
  const submit = async (input: Values) => {
    const result = await invite({ input, connections: [connection] });
    if (!result.ok) return toFailure(result);
    toast.success({ title: t('invite.sent', { email: input.email }) });
    return onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('invite.title')}
      form={form}
      onSubmit={submit}
      submitLabel={t('invite.submit')}
      failureTitle={t('invite.failed')}
    >
      <TextField name="email" label={t('field.email')} type="email" autoComplete="off" />
      <RoleField />
    </FormDialog>
  );
}
