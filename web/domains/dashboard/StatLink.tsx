import type { ReactNode } from 'react';
import { paths } from '../../shell/paths.ts';
import { Box } from '../../ui/layout/primitives.ts';
import { AppLink } from '../../ui/link.tsx';

/** The label of a stat card as a link to the clusters that covers the whole card. */
export function StatLink({ children }: { children: ReactNode }) {
  return (
    <Box
      asChild
      _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' }}
      _hover={{ color: 'fg', textDecoration: 'underline' }}
    >
      <AppLink to={paths.clusters()}>{children}</AppLink>
    </Box>
  );
}
