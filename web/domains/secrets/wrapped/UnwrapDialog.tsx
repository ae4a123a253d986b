import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { CopyOnceDialog } from '../../../forms/CopyOnceDialog.tsx';
import { FormDialog } from '../../../forms/FormDialog.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { requiredText } from '../../../forms/rules.ts';
import { useZodForm } from '../../../forms/useZodForm.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { Text } from '../../../ui/layout/primitives.ts';
import { TokenCountdown } from './TokenCountdown.tsx';
import { useUnwrapSecret } from './useUnwrapSecret.ts';

const schema = z.object({ token: requiredText() });

/** The end in the address of a link; undefined when it is missing or no date. */
const endIn = (params: URLSearchParams): string | undefined => {
  const until = params.get('until') ?? '';
  return Number.isNaN(Date.parse(until)) ? undefined : until;
};

interface UnwrapDialogProps {
  /** From a link; empty to enter one. */
  readonly token: string;
  readonly onClose: () => void;
}

/** Reads the value behind a token after a click, because that works once only. */
export function UnwrapDialog({ token, onClose }: UnwrapDialogProps) {
  const { t } = useTranslation('secrets');
  const isOpen = useOpensAfterMount();
  const [params] = useSearchParams();
  const [isOver, setOver] = useState(false);
  const [secret, setSecret] = useState<{ name: string; value: string }>();
  const [unwrap] = useUnwrapSecret();
  const toFailure = useFormFailure();
  const form = useZodForm(schema, { token });
  // The end in the address is of the link's token, not of another one that is entered instead.
  const isLinked = token !== '' && form.watch('token') === token;
  const until = isLinked ? endIn(params) : undefined;
  const submit = async (input: { token: string }) => {
    const result = await unwrap({ input });
    if (!result.ok) return toFailure(result);
    const { name, value } = result.payload;
    setSecret({ name, value });
    return undefined;
  };
  if (secret) {
    return (
      <CopyOnceDialog
        isOpen
        title={secret.name}
        value={secret.value}
        what={secret.name}
        fileName={`${secret.name}.txt`}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('wrapped.read')}
      form={form}
      onSubmit={submit}
      submitLabel={t('wrapped.show')}
      failureTitle={t('wrapped.notShown')}
      disabledReason={isLinked && isOver ? t('wrapped.expired') : undefined}
    >
      <Text color="fg.muted">{t('wrapped.readText')}</Text>
      {until === undefined ? null : <TokenCountdown until={until} onEnd={() => setOver(true)} />}
      <TextField name="token" label={t('wrapped.token')} autoComplete="off" isCode />
    </FormDialog>
  );
}
