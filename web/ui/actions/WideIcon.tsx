import type { ReactNode } from 'react';
import { Box } from '../layout/primitives.ts';

/** The icon of a button in a row; left out on a phone, where the words need its space. */
export function WideIcon({ children }: { children: ReactNode }) {
  return (
    <Box as="span" display={{ base: 'none', sm: 'contents' }}>
      {children}
    </Box>
  );
}
