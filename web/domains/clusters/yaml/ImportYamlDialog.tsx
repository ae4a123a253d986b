import { useDeferredValue, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextOrFileField } from '../../../forms/TextOrFileField.tsx';
import { DialogDiscard } from '../../../forms/UnsavedDialog.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Dialog } from '../../../ui/feedback/Dialog.tsx';
import { Box, Stack, Text } from '../../../ui/layout/primitives.ts';
import type { ClusterDefinition } from './clusterDefinition.ts';
import { fromYaml, MAX_YAML_CHARACTERS, type YamlResult } from './fromYaml.ts';
import { NotesList } from './NotesList.tsx';

export type YamlImport = Extract<YamlResult, { ok: true }>;

interface ImportYamlDialogProps {
  /** Values for what the file omits. */
  start: ClusterDefinition;
  /** True if the import would replace input. */
  isReplacing: boolean;
  onImport: (result: YamlImport) => void;
  onClose: () => void;
}

function Outcome({ result }: { result: YamlResult }) {
  const { t } = useTranslation('clusters');
  if (!result.ok) {
    return (
      <Banner tone="error" title={t('yaml.import.failed')}>
        {result.reason === 'syntax'
          ? t('yaml.import.syntax', { line: result.line, message: result.message })
          : t(`yaml.import.${result.reason}`)}
      </Banner>
    );
  }
  const { notes } = result;
  if (notes.length === 0) return <Banner tone="success">{t('yaml.import.complete')}</Banner>;
  return (
    <Banner tone="warning" title={t('yaml.import.left', { count: notes.length })}>
      <Box mt="2">
        <NotesList notes={notes} />
      </Box>
    </Banner>
  );
}

/** Reads a hetzner-k3s configuration, pasted or from a file, and lists the lines that would be ignored. */
export function ImportYamlDialog({ start, isReplacing, onImport, onClose }: ImportYamlDialogProps) {
  const { t } = useTranslation('clusters');
  // Kept in this state only: a file may contain a token.
  const form = useForm({ defaultValues: { source: '' } });
  const source = useWatch({ control: form.control, name: 'source' });
  /** Why a file was not read, and the text that it did not replace. */
  const [refused, setRefused] = useState<{ error: string; text: string }>();
  const [isAsking, setAsking] = useState(false);
  const settled = useDeferredValue(source);
  const result = useMemo(
    () => (settled.trim() === '' ? undefined : fromYaml(settled, start)),
    [settled, start],
  );

  const read = async (file: File) => {
    const refuse = (error: string) => setRefused({ error, text: form.getValues('source') });
    setRefused(undefined);
    if (file.size > MAX_YAML_CHARACTERS) return refuse(t('yaml.import.tooLong'));
    await file.text().then(
      (text) => form.setValue('source', text),
      () => refuse(t('yaml.import.unreadableFile', { name: file.name })),
    );
  };
  const isDirty = source.trim() !== '';
  const leave = () => (isDirty ? setAsking(true) : onClose());
  const reason = !result ? t('yaml.import.nothing') : result.ok ? undefined : t('yaml.import.failed');

  return (
    <Dialog
      isOpen
      onClose={leave}
      size="lg"
      title={t('yaml.import.title')}
      footer={
        <>
          <Button onClick={leave}>{t('ui:cancel')}</Button>
          <Button
            variant="primary"
            disabledReason={reason}
            onClick={() => {
              if (result?.ok) onImport(result);
            }}
          >
            {t(isReplacing ? 'yaml.import.replace' : 'yaml.import.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('yaml.import.text')}</Text>
        <FormProvider {...form}>
          <TextOrFileField
            name="source"
            label={t('yaml.import.source')}
            maxWidth="none"
            rows={9}
            isCode
            placeholder={'cluster_name: my-cluster\nk3s_version: v1.32.8+k3s1\n…'}
            chooseLabel={t('yaml.import.choose')}
            accept=".yaml,.yml,application/yaml,text/yaml,text/plain"
            onFile={(file) => void read(file)}
          />
        </FormProvider>
        {refused?.text === source ? <Banner tone="error">{refused.error}</Banner> : null}
        {result ? <Outcome result={result} /> : null}
        {isReplacing ? (
          <Text color="fg.muted" textStyle="sm">
            {t('yaml.import.replaces')}
          </Text>
        ) : null}
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
