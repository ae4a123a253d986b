import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { requiredText } from '../../../forms/rules.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { useRenamePasskey } from './useRenamePasskey.ts';

const MAX_NAME = 60;
const schema = z.object({ name: requiredText().check(z.maxLength(MAX_NAME)) });

interface RenamePasskeyDialogProps {
  readonly passkey: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Renames a passkey. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { t } = useTranslation('auth');
  const isOpen = useOpensAfterMount();
  const [rename] = useRenamePasskey();
  const toFailure = useFormFailure();
  const form = useZodForm(schema, { name: passkey.name });
  const submit = async ({ name }: { name: string }) => {
    const result = await rename({ input: { id: passkey.id, name } });
    return result.ok ? onClose() : toFailure(result);
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('settings.passkeys.rename.title')}
      form={form}
      onSubmit={submit}
      submitLabel={t('settings.passkeys.rename.submit')}
      failureTitle={t('settings.passkeys.rename.failed')}
    >
      <TextField name="name" label={t('settings.passkeys.name')} help={t('settings.passkeys.nameHelp')} />
    </FormDialog>
  );
}
