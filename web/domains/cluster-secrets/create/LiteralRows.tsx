import { Plus, Trash2 } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SecretTextareaField } from '../../../forms/fields/SecretTextareaField.tsx';
import { TextField } from '../../../forms/fields/TextField.tsx';
import { Button } from '../../../ui/actions/Button.tsx';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { useAnnounce } from '../../../ui/feedback/LiveAnnouncer.tsx';
import { Heading } from '../../../ui/layout/Heading.tsx';
import { Box, Flex, Stack } from '../../../ui/layout/primitives.ts';
import { readDotenv } from './dotenv.ts';
import type { SecretValues } from './secretSchema.ts';
import { useRows } from './useRows.ts';

/** Keys and values. The text of a .env file pasted into a key becomes rows. */
export function LiteralRows() {
  const { t } = useTranslation('cluster-secrets');
  const { getValues } = useFormContext<SecretValues>();
  const { fields, add, drop, replace } = useRows('literals');
  const announce = useAnnounce();

  const onPaste = (event: ClipboardEvent, index: number) => {
    const isKey = (event.target as HTMLElement).tagName === 'INPUT';
    const entries = isKey ? readDotenv(event.clipboardData.getData('text')) : null;
    if (!entries) return;
    event.preventDefault();
    const rows = getValues('literals');
    const kept = rows.filter((row, i) =>
      i === index ? row.value !== '' : row.key !== '' || row.value !== '',
    );
    replace([...kept, ...entries]);
    announce(t('literal.pasted', { count: entries.length }));
  };
  return (
    <Stack gap="3" role="group" aria-label={t('literal.title')}>
      <div>
        <Heading level={3}>{t('literal.title')}</Heading>
        <Box color="fg.muted" textStyle="sm">
          {t('literal.help')}
        </Box>
      </div>
      {fields.map((field, index) => (
        <Flex
          key={field.id}
          gap="3"
          direction={{ base: 'column', md: 'row' }}
          onPaste={(event: ClipboardEvent) => onPaste(event, index)}
        >
          {/* The value's label is higher: it contains a button. */}
          <Box flex="2 1 0" minW="0" pt={{ md: '2' }}>
            <TextField
              name={`literals.${index}.key`}
              label={t('literal.key', { number: index + 1 })}
              autoComplete="off"
              isCode
              isOptional
            />
          </Box>
          <Box flex="3 1 0" minW="0">
            <SecretTextareaField
              name={`literals.${index}.value`}
              label={t('literal.value', { number: index + 1 })}
              rows={1}
              isOptional
            />
          </Box>
          <Box alignSelf={{ base: 'flex-end', md: 'flex-start' }} pt={{ md: '8' }}>
            <IconButton
              label={t('literal.remove', { number: index + 1 })}
              icon={<Trash2 />}
              onClick={() => drop(index)}
            />
          </Box>
        </Flex>
      ))}
      <div>
        <Button size="sm" icon={<Plus />} onClick={add}>
          {t('literal.add')}
        </Button>
      </div>
    </Stack>
  );
}
