import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { TagsField } from '../../../forms/fields/TagsField.tsx';
import { email } from '../../../forms/rules.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { RoleField } from '../RoleField.tsx';
import { ASSIGNABLE_ROLES, type AssignableRole } from '../userDialogs.ts';
import { useInviteUser } from './useInviteUser.ts';

const schema = z.object({
  emails: z.array(email()).check(z.minLength(1, 'ui:validation.required')),
  role: z.enum(ASSIGNABLE_ROLES),
});
type Values = z.infer<typeof schema>;

interface InviteUserDialogProps {
  readonly roles: readonly AssignableRole[];
  readonly connection: string;
  readonly onClose: () => void;
}

/** Addresses and role of new members; the owner's role cannot be given. */
export function InviteUserDialog({ roles, connection, onClose }: InviteUserDialogProps) {
  const { t } = useTranslation('team');
  const isOpen = useOpensAfterMount();
  const [invite] = useInviteUser();
  const toFailure = useFormFailure();
  const form = useZodForm<Values, Values>(schema, { emails: [], role: 'VIEWER' });
  /** One after the other, so that the limit of the plan is reached in the order of the list; unsent addresses stay in the form. */
  const submit = async ({ emails, role }: Values) => {
    for (const [at, address] of emails.entries()) {
      const result = await invite({ input: { email: address, role }, connections: [connection] });
      if (!result.ok) {
        form.setValue('emails', emails.slice(at), { shouldDirty: true });
        const { issues, ...failure } = toFailure(result);
        const [issue] = issues ?? [];
        const message = issue?.message ?? failure.message ?? '';
        return { ...failure, message: emails.length > 1 ? `${address}: ${message}` : message };
      }
    }
    const [first = ''] = emails;
    toast.success({ title: t('invite.sent', { count: emails.length, email: first }) });
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
      <TagsField name="emails" label={t('field.emails')} help={t('invite.help')} />
      <RoleField roles={roles} />
    </FormDialog>
  );
}
