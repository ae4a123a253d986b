import { useState, type ReactNode } from 'react';
import { Box } from './primitives.ts';

interface TableDisclosureProps {
  readonly label: string;
  /** Called when it is open: the table of a chart may have hundreds of rows. */
  readonly renderTable: () => ReactNode;
}

/** The data of a chart as a table, below it and closed at first. */
export function TableDisclosure({ label, renderTable }: TableDisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box as="details" mt="4" onToggle={({ currentTarget }) => setOpen(currentTarget.hasAttribute('open'))}>
      <Box
        as="summary"
        cursor="pointer"
        textStyle="sm"
        color="brand.fg"
        w="fit-content"
        py={{ base: '3', md: '1' }}
      >
        {label}
      </Box>
      {isOpen ? renderTable() : null}
    </Box>
  );
}
