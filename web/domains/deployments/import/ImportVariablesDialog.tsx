import { useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextOrFileField } from '../../../forms/TextOrFileField.tsx';
import { DialogDiscard } from '../../../forms/UnsavedDialog.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Box, Stack, Text } from '../../../ui/layout/primitives.ts';
import { ImportOptionsBar } from './ImportOptionsBar.tsx';
import type { Existing, ImportRow } from './importRows.ts';
import { ImportTable } from './ImportTable.tsx';
import { MAX_IMPORT_BYTES, readFileText, type FileText } from './readFile.ts';
import { useImportPreview, type ImportPreview } from './useImportPreview.ts';

interface ImportVariablesDialogProps {
  /** What the deployment has already. */
  readonly existing: Existing;
  readonly onImport: (rows: readonly ImportRow[]) => void;
  readonly onClose: () => void;
}

const PASTED_MS = 1_500;

/** Why the text or file contains nothing to import, or what is not imported with it. */
function Remarks({ preview }: { preview: ImportPreview }) {
  const { t } = useTranslation('deployments');
  const { result, source, leftOut } = preview;
  if (!result) return null;
  if (!result.ok) {
    return (
      <Banner tone="error">
        {result.reason === 'nothing'
          ? t('import.nothing')
          : t('import.failed', { reason: result.detail ?? t(`import.limit.${result.reason}`) })}
      </Banner>
    );
  }
  const unread = source?.unread ?? [];
  return (
    <>
      {unread.length > 0 ? (
        <Banner tone="info">{t('import.unread', { names: unread.join(', ') })}</Banner>
      ) : null}
      {leftOut > 0 ? <Banner tone="warning">{t('import.leftOut', { count: leftOut })}</Banner> : null}
    </>
  );
}

type Refused = Extract<FileText, { ok: false }>;

/** Rounded up: a file slightly over 1 MB must not be said to have 1.0 MB. */
const roundedUp = (megabytes: number) => (Math.ceil(megabytes * 10) / 10).toFixed(1);

function useFileError() {
  const { t } = useTranslation('deployments');
  return (file: Refused) =>
    file.reason === 'size'
      ? t('import.file.size', { size: roundedUp(file.megabytes) })
      : t(`import.file.${file.reason}`);
}

/** "Pasted", for a moment after text was pasted. */
function usePasted() {
  const [isPasted, setPasted] = useState(false);
  const timer = useRef(0);
  const onPaste = () => {
    window.clearTimeout(timer.current);
    setPasted(true);
    timer.current = window.setTimeout(() => setPasted(false), PASTED_MS);
  };
  return { isPasted, onPaste };
}

/** Variables and secrets from pasted text or a file. Nothing leaves the browser, and the form changes on "Import" only. */
export function ImportVariablesDialog({ existing, onImport, onClose }: ImportVariablesDialogProps) {
  const { t } = useTranslation('deployments');
  // Kept in this state only: the text contains secrets.
  const form = useForm({ defaultValues: { source: '' } });
  const text = useWatch({ control: form.control, name: 'source' });
  /** The file chosen last; its error belongs to the text that it did not replace. */
  const [file, setFile] = useState<{ name: string; error?: Refused; text?: string }>({ name: '' });
  const [isAsking, setAsking] = useState(false);
  const errorOf = useFileError();
  const { isPasted, onPaste } = usePasted();
  const isTooLong = text.length > MAX_IMPORT_BYTES;
  const preview = useImportPreview(isTooLong ? '' : text, file.name, existing);
  const { rows, selected } = preview;

  const read = async (chosen: File) => {
    const content = await readFileText(chosen);
    setFile({
      name: chosen.name,
      error: content.ok ? undefined : content,
      text: form.getValues('source'),
    });
    if (content.ok) form.setValue('source', content.text);
  };
  const fileError: Refused | undefined = isTooLong
    ? { ok: false, reason: 'size', megabytes: text.length / MAX_IMPORT_BYTES }
    : file.text === text
      ? file.error
      : undefined;
  const isDirty = text.trim() !== '';
  const leave = () => (isDirty ? setAsking(true) : onClose());
  const reason = preview.isTooLarge
    ? t('import.tooLarge')
    : selected.length === 0
      ? t('import.nothingValid')
      : undefined;

  return (
    <Dialog
      isOpen
      onClose={leave}
      size="lg"
      title={t('import.title')}
      footer={
        <>
          <Button onClick={leave}>{t('ui:cancel')}</Button>
          <Button variant="primary" disabledReason={reason} onClick={() => onImport(selected)}>
            {rows.length > 0
              ? t('import.submitCount', { count: selected.length, total: rows.length })
              : t('import.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('import.text')}</Text>
        <Box onPaste={onPaste}>
          <FormProvider {...form}>
            <TextOrFileField
              name="source"
              label={t('import.source.text')}
              maxWidth="none"
              rows={6}
              isCode
              placeholder={'LOG_LEVEL=info\nDATABASE_URL=postgres://…'}
              chooseLabel={t('import.choose')}
              accept=".env,.json,.yaml,.yml,text/plain,application/json,application/yaml,text/yaml"
              onFile={(chosen) => void read(chosen)}
              aside={
                <Box role="status" color="fg.muted" textStyle="sm">
                  {isPasted ? t('import.pasted') : file.name}
                </Box>
              }
            />
          </FormProvider>
        </Box>
        {fileError ? <Banner tone="error">{errorOf(fileError)}</Banner> : null}
        {text.trim() === '' ? null : <ImportOptionsBar preview={preview} />}
        <Remarks preview={preview} />
        {rows.length > 0 ? <ImportTable preview={preview} /> : null}
      </Stack>
      <DialogDiscard
        isDirty={isDirty}
        isAsking={isAsking}
        onKeep={() => setAsking(false)}
        onDiscard={onClose}
      />
    </Dialog>
  );
}
