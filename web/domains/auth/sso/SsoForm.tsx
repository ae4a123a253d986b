import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { FormShell } from '../../../forms/FormShell.tsx';
import { SecretField } from '../../../forms/fields/SecretField.tsx';
import { SelectField } from '../../../forms/fields/SelectField.tsx';
import { SwitchField } from '../../../forms/fields/SwitchField.tsx';
import { TagsField } from '../../../forms/fields/TagsField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Box, Text } from '../../../ui/layout/primitives.ts';
import { CodeBlock } from '../../../ui/text/CodeBlock.tsx';
import { SSO_ROLES, ssoInputOf, ssoSchema, ssoValuesOf, type SsoValues } from './ssoForm.ts';
import { useSaveSingleSignOn } from './useSaveSingleSignOn.ts';
import { useSsoTest } from './useSsoTest.tsx';
import type { SsoForm_account$key } from './__generated__/SsoForm_account.graphql.ts';
import type { SsoForm_singleSignOn$key } from './__generated__/SsoForm_singleSignOn.graphql.ts';

interface SsoFormProps {
  readonly account: SsoForm_account$key;
  readonly singleSignOn: SsoForm_singleSignOn$key;
}

/** Issuer, client, domains and roles; the connection can be tested before it is saved. */
export function SsoForm({ account, singleSignOn }: SsoFormProps) {
  const { t } = useTranslation('auth');
  const { redirectUrl, provider } = useFragment(
    graphql`
      fragment SsoForm_singleSignOn on SingleSignOn {
        redirectUrl
        provider {
          ...ssoForm_provider
        }
      }
    `,
    singleSignOn,
  );
  const { viewerCan } = useFragment(
    graphql`
      fragment SsoForm_account on Account {
        viewerCan {
          changeSsoIssuer {
            ...useActionReason_state
          }
        }
      }
    `,
    account,
  );
  const issuerReason = useActionReason()(viewerCan.changeSsoIssuer);
  const [save] = useSaveSingleSignOn();
  const toFailure = useFormFailure();
  const form = useZodForm(ssoSchema, ssoValuesOf(provider));
  const test = useSsoTest(() => form.getValues());

  const submit = async (values: SsoValues) => {
    const result = await save({ input: ssoInputOf(values) });
    if (!result.ok) return toFailure(result);
    form.reset({ ...values, clientSecret: '' });
    toast.success({ title: t('settings.sso.saved') });
    return undefined;
  };
  const roles = SSO_ROLES.map((value) => ({ value, label: t(`settings.sso.role.${value}`) }));
  return (
    <FormShell
      form={form}
      onSubmit={submit}
      submitLabel={t('settings.sso.save')}
      failureTitle={t('settings.sso.failed')}
    >
      <Box>
        <Text fontWeight="medium" mb="1.5">
          {t('settings.sso.redirectUrl')}
        </Text>
        <CodeBlock code={redirectUrl} label={t('settings.sso.redirectUrl')} />
        <Text textStyle="sm" color="fg.muted" mt="1.5">
          {t('settings.sso.redirectHelp')}
        </Text>
      </Box>
      <TextField
        name="issuer"
        label={t('settings.sso.issuer')}
        help={t('settings.sso.issuerHelp')}
        readOnlyReason={issuerReason}
        isCode
      />
      <TextField name="clientId" label={t('settings.sso.clientId')} isCode />
      <SecretField
        name="clientSecret"
        label={t('settings.sso.clientSecret')}
        keepsCurrent={Boolean(provider)}
      />
      <Box>
        <Button isBusy={test.isTesting} onClick={() => void test.run()}>
          {t('settings.sso.test.open')}
        </Button>
        {test.result}
      </Box>
      <TagsField
        name="domains"
        label={t('settings.sso.domains.title')}
        help={t('settings.sso.domainsHelp')}
      />
      <TextField
        name="roleClaim"
        label={t('settings.sso.roleClaim')}
        help={t('settings.sso.roleClaimHelp')}
        isOptional
        isCode
      />
      <TagsField name="adminValues" label={t('settings.sso.values.ADMIN')} isOptional />
      <TagsField name="developerValues" label={t('settings.sso.values.DEVELOPER')} isOptional />
      <TagsField name="userValues" label={t('settings.sso.values.USER')} isOptional />
      <SelectField
        name="defaultRole"
        label={t('settings.sso.defaultRole')}
        help={t('settings.sso.defaultRoleHelp')}
        options={roles}
      />
      <SwitchField
        name="isRequired"
        label={t('settings.sso.required')}
        help={t('settings.sso.requiredHelp')}
      />
    </FormShell>
  );
}
