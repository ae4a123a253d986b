import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { FieldConfig } from '../../../forms/config/fieldConfig.ts';
import { useReadOnly } from '../../../forms/ReadOnly.tsx';
import { SecretTextareaField } from '../../../forms/fields/SecretTextareaField.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import type { PostgresValues } from './postgresValues.ts';

/** The key of a service account: pasted, dropped or read from its file. It stays masked until it is revealed. */
export function CredentialsField({ field }: { field: FieldConfig }) {
  const { t } = useTranslation('postgres');
  const { setValue } = useFormContext<PostgresValues>();
  const readOnly = useReadOnly();
  const picker = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setValue('gcsCredentials', await file.text(), { shouldDirty: true, shouldValidate: true });
  };
  const label = t('form.gcsCredentials.choose');
  return (
    <Box
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
    >
      <SecretTextareaField name={field.name} label={field.label} help={field.help} rows={4} />
      {readOnly ? null : (
        <>
          <Button size="sm" mt="2" icon={<FileUp aria-hidden />} onClick={() => picker.current?.click()}>
            {label}
          </Button>
          <input
            ref={picker}
            type="file"
            hidden
            accept=".json,application/json"
            aria-label={label}
            onChange={(event) => {
              void take(event.target.files?.[0]);
              // Lets the same file be chosen again after it was changed.
              event.target.value = '';
            }}
          />
        </>
      )}
    </Box>
  );
}
