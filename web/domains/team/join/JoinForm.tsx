import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { FormShell } from '../../../forms/FormShell.tsx';
import { PasswordField } from '../../../forms/fields/PasswordField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { AuthIntro } from '../../auth/AuthIntro.tsx';
import { useEnter } from '../../auth/useEnter.ts';
import { useSignUpInvited } from './useSignUpInvited.ts';
import type { JoinForm_invite$key } from './__generated__/JoinForm_invite.graphql.ts';

const schema = async () => (await import('./joinSchema.ts')).joinSchema;

interface JoinProps {
  readonly invite: JoinForm_invite$key;
  readonly token: string;
}

/** Signs a new person up in the team that invites them; the address is that of the invite. */
export function JoinForm({ invite, token }: JoinProps) {
  const { t } = useTranslation('team');
  const { email, accountName, role } = useFragment(
    graphql`
      fragment JoinForm_invite on OpenInvite {
        email
        accountName
        role
      }
    `,
    invite,
  );
  const [signUp] = useSignUpInvited();
  const enter = useEnter();
  const toFailure = useFormFailure();
  const form = useZodForm(schema, { name: '', email, password: '' });
  const submit = async (input: { name: string; email: string; password: string }) => {
    const result = await signUp({ input: { ...input, token } });
    return result.ok ? enter(result.payload.viewer) : toFailure(result);
  };
  return (
    <>
      <AuthIntro title={t('join.invited', { team: accountName })}>
        {t('join.asRole', { role: t(`role.${role}`, { defaultValue: role }) })}
      </AuthIntro>
      <FormShell
        form={form}
        onSubmit={submit}
        submitLabel={t('join.submit')}
        failureTitle={t('join.notJoined')}
        isSubmitFullWidth
      >
        <TextField
          name="email"
          label={t('field.email')}
          type="email"
          autoComplete="username"
          readOnlyReason={t('join.emailFixed')}
        />
        <TextField name="name" label={t('field.name')} autoComplete="name" hasAutoFocus />
        <PasswordField name="password" label={t('field.password')} autoComplete="new-password" hasMeter />
      </FormShell>
    </>
  );
}
