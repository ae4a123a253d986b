import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyOnceDialog } from '../../../forms/CopyOnceDialog.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { SecretTextareaField } from '../../../forms/fields/SecretTextareaField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { paths } from '../../../shell/paths.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { Text } from '../../../ui/layout/primitives.ts';
import { newSecretSchema } from '../secretRules.ts';
import { TokenCountdown } from './TokenCountdown.tsx';
import { useWrapSecret } from './useWrapSecret.ts';

interface Link {
  readonly address: string;
  readonly until: string;
}

/** Stores a value that can be read once, and shows its link until that expires. */
export function WrapDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('secrets');
  const isOpen = useOpensAfterMount();
  const [wrap] = useWrapSecret();
  const toFailure = useFormFailure();
  const [link, setLink] = useState<Link>();
  const form = useZodForm(newSecretSchema, { name: '', value: '' });
  const submit = async (input: { name: string; value: string }) => {
    const result = await wrap({ input });
    if (!result.ok) return toFailure(result);
    const { token, expiresAt: until } = result.payload;
    setLink({ address: window.location.origin + paths.wrappedSecret(token, until), until });
    return undefined;
  };
  if (link) {
    return (
      <CopyOnceDialog
        isOpen
        title={t('wrapped.linkTitle')}
        value={link.address}
        what={t('wrapped.link')}
        fileName="kubedeck-one-time-link.txt"
        lead={<TokenCountdown until={link.until} />}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('wrapped.share')}
      form={form}
      onSubmit={submit}
      submitLabel={t('wrapped.create')}
      failureTitle={t('wrapped.notCreated')}
    >
      <Text color="fg.muted">{t('wrapped.shareText')}</Text>
      <TextField name="name" label={t('field.name')} autoComplete="off" isCode />
      <SecretTextareaField name="value" label={t('field.value')} />
    </FormDialog>
  );
}
