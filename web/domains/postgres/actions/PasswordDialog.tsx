import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { ConfigField } from '../../../forms/config/ConfigFields.tsx';
import { generatePassword } from '../../../forms/config/startingValues.ts';
import { problemSchema } from '../../../forms/config/problemSchema.ts';
import { SelectField } from '../../../forms/fields/SelectField.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { message } from '../../../forms/messages.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { PUBLIC_PASSWORD_MIN } from '../form/valueRules.ts';
import type { PostgresDialogProps } from './DeletePostgresDialog.tsx';
import { useResetPostgresPassword } from './useResetPostgresPassword.ts';
import type { PasswordDialog_postgres$key } from './__generated__/PasswordDialog_postgres.graphql.ts';

type Values = { username: string; password: string };

/** Gives a user another password: one is generated and can be replaced. Nothing restarts. */
export function PasswordDialog({ postgres, onClose }: PostgresDialogProps<PasswordDialog_postgres$key>) {
  const { t } = useTranslation('postgres');
  const isOpen = useOpensAfterMount();
  const { id, name, username, superuserName, users, exposure } = useFragment(
    graphql`
      fragment PasswordDialog_postgres on PostgresCluster {
        id
        name
        username
        superuserName
        users {
          name
          # eslint-disable-next-line relay/unused-fields -- every document selects the same fields of a list
          access
        }
        exposure {
          isEnabled
        }
      }
    `,
    postgres,
  );
  const form = useZodForm<Values, Values>(
    problemSchema<Values>(({ password }) => {
      if (password === '') return [{ path: 'password', message: 'postgres:password.required' }];
      return exposure.isEnabled && password.length < PUBLIC_PASSWORD_MIN
        ? [{ path: 'password', message: message('postgres:password.short', { min: PUBLIC_PASSWORD_MIN }) }]
        : [];
    }),
    { username, password: generatePassword() },
  );
  const [reset] = useResetPostgresPassword();
  const toFailure = useFormFailure();
  const submit = async (values: Values) => {
    const result = await reset({ input: { id, ...values } });
    if (!result.ok) return toFailure(result);
    toast.success({ title: t('password.done', { user: values.username }) });
    onClose();
    return undefined;
  };
  const names = [username, superuserName, ...users.map((user) => user.name)];
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('password.title', { name })}
      form={form}
      onSubmit={submit}
      submitLabel={t('password.submit')}
      failureTitle={t('password.failed')}
    >
      <Text color="fg.muted">{t('password.text')}</Text>
      <SelectField
        name="username"
        label={t('password.user')}
        options={[...new Set(names)].map((value) => ({ value, label: value }))}
      />
      <Flex gap="2" align="flex-start">
        <div style={{ flex: 1, minWidth: 0 }}>
          <ConfigField
            field={{
              name: 'password',
              type: 'password',
              label: t('password.field'),
              isRequired: true,
              isGenerated: true,
            }}
            isEditing={false}
          />
        </div>
        <div style={{ paddingTop: '1.625rem' }}>
          <CopyButton value={form.watch('password')} what={t('password.field')} />
        </div>
      </Flex>
    </FormDialog>
  );
}
