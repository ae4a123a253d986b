import { useTranslation } from 'react-i18next';
import { Box } from '../../ui/layout/primitives.ts';

/** A small tag beside the label of a choice that cannot be changed later; the form explains it once. */
export function PermanentTag({ id }: { id: string }) {
  const { t } = useTranslation('ui');
  return (
    <Box
      as="span"
      id={id}
      px="1"
      border="1px solid"
      borderColor="border"
      borderRadius="sm"
      color="fg.muted"
      fontSize="xs"
      fontWeight="normal"
      lineHeight="1rem"
      whiteSpace="nowrap"
    >
      {t('form.permanent')}
    </Box>
  );
}
