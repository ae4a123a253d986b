import type { ReactNode } from 'react';
import { Box } from '../../ui/layout/primitives.ts';

interface PreferenceProps {
  /** Only shown: the control has its own label. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A row with a label and the control of one preference. */
export function Preference({ label, children }: PreferenceProps) {
  return (
    <Box
      py="3"
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '10rem minmax(0, 1fr)' }}
      gap={{ base: '2', md: '4' }}
      alignItems="center"
      justifyItems="start"
    >
      <Box color="fg.muted" aria-hidden>
        {label}
      </Box>
      {children}
    </Box>
  );
}
