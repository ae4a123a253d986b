import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/Button.tsx';
import { Box, Flex } from '../../ui/layout/primitives.ts';
import { SaveRowForm, type SaveRowFormProps } from './SaveRowForm.tsx';
import type { RowControl } from './useRows.ts';

export interface SaveRowProps extends Omit<SaveRowFormProps, 'onClose'> {
  readonly row: RowControl;
  readonly disabledReason?: string;
}

/** One value that is edited in place and saved separately. */
export function SaveRow({ row, disabledReason, ...form }: SaveRowProps) {
  const { t } = useTranslation('account');
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(row.isEditing);
  useEffect(() => {
    if (wasEditing.current && !row.isEditing) edit.current?.focus();
    wasEditing.current = row.isEditing;
  }, [row.isEditing]);

  if (row.isEditing) {
    return (
      <Box py="4">
        <SaveRowForm {...form} onClose={row.onClose} />
      </Box>
    );
  }
  const reason = disabledReason ?? (row.isOtherEditing ? t('row.otherOpen') : undefined);
  return (
    <Flex py="3" gap="4" align="center" justify="space-between">
      <Box flex="1" minW="0" display={{ md: 'grid' }} gridTemplateColumns="10rem minmax(0, 1fr)" gap="4">
        <Box color="fg.muted">{form.label}</Box>
        <Box overflowWrap="anywhere" fontWeight="medium">
          {form.value || '–'}
        </Box>
      </Box>
      <Button
        ref={edit}
        size="sm"
        aria-label={t('row.edit', { label: form.label })}
        disabledReason={reason}
        onClick={row.onEdit}
      >
        {t('row.editShort')}
      </Button>
    </Flex>
  );
}
