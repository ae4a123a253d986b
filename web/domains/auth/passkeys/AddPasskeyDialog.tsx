import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { requiredText } from '../../../forms/rules.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Text } from '../../../ui/layout/primitives.ts';
import { ProofField } from '../settings/ProofField.tsx';
import { proofInput, useProof, type ProofKinds, type ProofValues } from '../settings/useProof.ts';
import { createPasskey } from './browserPasskeys.ts';
import { useAddPasskey } from './useAddPasskey.ts';
import { useStartAddingPasskey } from './useStartAddingPasskey.ts';

const MAX_NAME = 60;

interface AddPasskeyDialogProps extends ProofKinds {
  readonly onClose: () => void;
}

interface AddPasskeyValues extends ProofValues {
  name: string;
}

/** Asks for a name and the password or a code, then lets the browser create the passkey. */
export function AddPasskeyDialog({ onClose, ...kinds }: AddPasskeyDialogProps) {
  const { t } = useTranslation('auth');
  const isOpen = useOpensAfterMount();
  const proof = useProof(kinds);
  const [start] = useStartAddingPasskey();
  const [add] = useAddPasskey();
  const toFailure = useFormFailure();
  const schema = z.extend(proof.schema, { name: requiredText().check(z.maxLength(MAX_NAME)) });
  const form = useZodForm<AddPasskeyValues, AddPasskeyValues>(schema, {
    name: t('settings.passkeys.add.defaultName'),
    currentPassword: '',
    code: '',
  });

  const submit = async ({ name, ...values }: AddPasskeyValues) => {
    const started = await start({ input: proofInput(proof.kind, values) });
    if (!started.ok) return toFailure(started);
    const created = await createPasskey(started.payload.options);
    if (!created.ok) return { message: t(`passkey.problem.${created.reason}`) };
    const result = await add({ input: { name, credential: created.credential } });
    if (!result.ok) return toFailure(result);
    toast.success({ title: t('settings.passkeys.add.done') });
    return onClose();
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('settings.passkeys.add.title')}
      form={form}
      onSubmit={submit}
      submitLabel={t('settings.passkeys.add.submit')}
      failureTitle={t('settings.passkeys.add.failed')}
    >
      <Text color="fg.muted">{t('settings.passkeys.add.text')}</Text>
      <TextField name="name" label={t('settings.passkeys.name')} help={t('settings.passkeys.nameHelp')} />
      <ProofField {...proof} />
    </FormDialog>
  );
}
