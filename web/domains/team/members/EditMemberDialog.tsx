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
import { ASSIGNABLE_ROLES, type AssignableRole, type MemberSummary } from '../userDialogs.ts';
import { useUpdateMember } from './useUpdateMember.ts';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'team:edit.nameRequired')),
  email: email(),
  role: z.enum(ASSIGNABLE_ROLES),
});
type Values = z.infer<typeof schema>;

interface EditMemberDialogProps {
  readonly roles: readonly AssignableRole[];
  readonly member: MemberSummary;
  readonly onClose: () => void;
}

/** Name, address and role of a member. */
export function EditMemberDialog({ roles, member, onClose }: EditMemberDialogProps) {
  const { t } = useTranslation('team');
  const isOpen = useOpensAfterMount();
  const [update] = useUpdateMember();
  const toFailure = useFormFailure();
  const { id, name } = member;
  const role = ASSIGNABLE_ROLES.find((one) => one === member.role) ?? 'VIEWER';
  const form = useZodForm(schema, { name, email: member.email, role });
  const submit = async (values: Values) => {
    const result = await update({ input: { id, ...values } });
    if (!result.ok) return toFailure(result);
    toast.success({
      title: t('edit.done', { name: values.name }),
      description: values.email === member.email ? undefined : t('edit.verify', { email: values.email }),
    });
    return onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('edit.title', { name })}
      form={form}
      onSubmit={submit}
      submitLabel={t('edit.submit')}
      failureTitle={t('edit.failed')}
    >
      <TextField name="name" label={t('field.name')} autoComplete="off" />
      <TextField
        name="email"
        label={t('field.email')}
        type="email"
        autoComplete="off"
        help={t('edit.emailHelp')}
      />
      <RoleField roles={roles} />
    </FormDialog>
  );
}
