import { FileUp, Trash2 } from 'lucide-react';
import { useRef, type ChangeEvent, type DragEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SecretTextareaField } from '../../../forms/fields/SecretTextareaField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { Flex, Stack } from '../../../ui/layout/primitives.ts';
import { MAX_BYTES, type SecretValues } from './secretSchema.ts';

interface FileRowProps {
  readonly index: number;
  readonly onRemove: () => void;
}

/** Binary content would be corrupted as text. */
const isText = (content: string) => !content.includes('\0') && !content.includes('\ufffd');

/** One file: its name is the key, its content is masked. */
export function FileRow({ index, onRemove }: FileRowProps) {
  const { t } = useTranslation('cluster-secrets');
  const { setValue, setError, getValues } = useFormContext<SecretValues>();
  const input = useRef<HTMLInputElement>(null);
  const number = index + 1;

  const read = async (file: File | undefined) => {
    if (!file) return;
    const path = `files.${index}.content` as const;
    if (file.size > MAX_BYTES) return setError(path, { message: 'cluster-secrets:error.too_large' });
    const content = await file.text();
    if (!isText(content)) return setError(path, { message: 'cluster-secrets:error.not_text' });
    const options = { shouldDirty: true, shouldValidate: true };
    if (getValues(`files.${index}.name`) === '') setValue(`files.${index}.name`, file.name, options);
    setValue(path, content, options);
  };
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    void read(event.target.files?.[0]);
    // Lets the same file be chosen again after it was changed.
    event.target.value = '';
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    <Stack gap="3" onDrop={onDrop} onDragOver={(event: DragEvent) => event.preventDefault()}>
      <TextField
        name={`files.${index}.name`}
        label={t('file.name', { number })}
        autoComplete="off"
        isCode
        isOptional
      />
      <SecretTextareaField
        name={`files.${index}.content`}
        label={t('file.content', { number })}
        rows={3}
        isOptional
      />
      <Flex gap="2">
        <Button size="sm" icon={<FileUp />} onClick={() => input.current?.click()}>
          {t('file.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t('file.chooseFor', { number })}
          onChange={onChoose}
        />
        <IconButton label={t('file.remove', { number })} icon={<Trash2 />} onClick={onRemove} />
      </Flex>
    </Stack>
  );
}
