import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMessage } from '../../../forms/messages.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { blankFile, blankLiteral, countRows, type SecretValues } from './secretSchema.ts';
import { secretType } from './secretTypes.ts';

/** The requirements of the type, the number of entries, and errors of all rows together. */
export function SecretData() {
  const { t } = useTranslation('cluster-secrets');
  const form = useFormContext<SecretValues>();
  const { clearErrors } = form;
  const resolve = useMessage();
  const values = form.watch();
  const { id } = secretType(values.type);
  const counts = countRows(values);
  const error = resolve(form.formState.errors.data?.message, t('column.keys'));
  useTypeRows(values.type);
  const total = counts.keys + counts.files;
  // Errors of all rows together are checked again on the next submit.
  useEffect(() => clearErrors('data'), [total, clearErrors]);
  return (
    <Stack gap="3">
      <p>
        {t(`type.${id}.text`)}{' '}
        {total > 0
          ? `${t('create.keys', { count: counts.keys })}, ${t('create.files', { count: counts.files })}.`
          : null}
      </p>
      <div role="alert">{error ? <Banner tone="error">{error}</Banner> : null}</div>
    </Stack>
  );
}

/** Fills blank rows with the keys that a type requires; entered values stay. */
function useTypeRows(type: string): void {
  const { getValues, setValue, clearErrors } = useFormContext<SecretValues>();
  const before = useRef(type);
  useEffect(() => {
    if (before.current === type) return;
    before.current = type;
    const { literals, files } = secretType(type);
    const { literals: typedLiterals, files: typedFiles } = getValues();
    if (typedLiterals.every(({ value }) => value === ''))
      setValue(
        'literals',
        literals.length > 0 ? literals.map((key) => ({ key, value: '' })) : [blankLiteral],
      );
    if (typedFiles.every(({ content }) => content === ''))
      setValue('files', files.length > 0 ? files.map((name) => ({ name, content: '' })) : [blankFile]);
    clearErrors();
  }, [type, getValues, setValue, clearErrors]);
}
