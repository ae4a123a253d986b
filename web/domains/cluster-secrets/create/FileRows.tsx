import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Stack } from '../../../ui/layout/primitives.ts';
import { FileRow } from './FileRow.tsx';
import { useRows } from './useRows.ts';

/** Files: chosen, dropped or pasted. */
export function FileRows() {
  const { t } = useTranslation('cluster-secrets');
  const { fields, add, drop } = useRows('files');
  return (
    <Stack gap="3" role="group" aria-label={t('file.title')}>
      <div>
        <Heading level={3}>{t('file.title')}</Heading>
        <Box color="fg.muted" textStyle="sm">
          {t('file.help')}
        </Box>
      </div>
      {fields.map((field, index) => (
        <FileRow key={field.id} index={index} onRemove={() => drop(index)} />
      ))}
      <div>
        <Button size="sm" icon={<Plus />} onClick={add}>
          {t('file.add')}
        </Button>
      </div>
    </Stack>
  );
}
