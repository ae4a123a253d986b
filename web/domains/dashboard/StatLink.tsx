import type { ReactNode } from 'react';
import { Box } from '../../ui/layout/primitives.ts';
import { AppLink } from '../../ui/link.tsx';

/** The label of a stat card as a link that covers the whole card. */
export function StatLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Box
      asChild
      _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' }}
      _hover={{ color: 'fg', textDecoration: 'underline' }}
    >
      <AppLink to={to}>{children}</AppLink>
    </Box>
  );
}
