import { useEffect } from 'react';
import { FormProvider, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../../forms/fields/SwitchField.tsx';
import { FieldLabels } from '../../../forms/fields/fieldLabels.tsx';
import { SecretField } from '../../../forms/fields/SecretField.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import type { useTemporaryToken } from './useTemporaryToken.ts';

/**
 * A switch for a token that is used for this action only, and its field, which gets the focus when the server refuses
 * the token. The token is not stored.
 */
export function TemporaryTokenFields({ form }: { form: ReturnType<typeof useTemporaryToken>['form'] }) {
  const { t } = useTranslation('clusters');
  const { control, setFocus } = form;
  const isTemporary = useWatch({ control, name: 'isTemporary' });
  const { token } = useFormState({ control, name: 'token' }).errors;
  const refusal = token?.type === 'server' ? token : undefined;
  useEffect(() => {
    if (refusal) setFocus('token');
  }, [refusal, setFocus]);
  return (
    <FormProvider {...form}>
      <FieldLabels>
        <Stack gap="4">
          <SwitchField
            name="isTemporary"
            label={t('dialogs.token.switch')}
            help={t('dialogs.token.switchHelp')}
          />
          {isTemporary ? (
            <SecretField name="token" label={t('dialogs.token.label')} help={t('dialogs.token.help')} />
          ) : null}
        </Stack>
      </FieldLabels>
    </FormProvider>
  );
}
