import type { ReactNode } from 'react';
import { Flex } from '../layout/primitives.ts';

/** Links that stand alone: on a phone they are large enough for a finger. */
export function LinkRow({ children }: { children: ReactNode }) {
  return (
    <Flex
      columnGap="4"
      align="center"
      wrap="wrap"
      css={{ '& > a': { py: { base: '3', md: '1' } } }}
      _empty={{ display: 'none' }}
    >
      {children}
    </Flex>
  );
}
