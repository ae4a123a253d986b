import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadOnly } from '../../../../forms/ReadOnly.tsx';
import { IconButton } from '../../../../ui/actions/IconButton.tsx';
import { Box, Flex } from '../../../../ui/layout/primitives.ts';
import type { ListName } from './FieldListCard.tsx';

interface ListRowProps {
  readonly list: ListName;
  readonly number: number;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A row of a list with its fields; they are below each other on small screens. */
export function ListRow({ list, number, onRemove, children }: ListRowProps) {
  const { t } = useTranslation('postgres');
  return (
    <Flex
      gap="3"
      direction={{ base: 'column', md: 'row' }}
      role="group"
      aria-label={t(`form.${list}.row`, { number })}
    >
      {children}
      <Box alignSelf={{ base: 'flex-end', md: 'flex-start' }} pt={{ md: '7' }}>
        <IconButton
          label={t(`form.${list}.remove`, { number })}
          icon={<Trash2 />}
          disabledReason={useReadOnly()?.reason}
          onClick={onRemove}
        />
      </Box>
    </Flex>
  );
}

/** A field of a row. */
export function RowCell({ children }: { children: ReactNode }) {
  return (
    <Box flex="1 1 0" minW="0">
      {children}
    </Box>
  );
}
