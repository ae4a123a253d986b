import type { ReactNode } from 'react';
import { Flex } from '../layout/primitives.ts';

/** An item of a list of links, as high as a target has to be; its link fills it. */
export function LinkChip({ children }: { children: ReactNode }) {
  return (
    <Flex
      as="li"
      gap="1"
      align="center"
      minH={{ base: '11', md: '6' }}
      px="2"
      borderRadius="full"
      border="1px solid"
      borderColor="border"
      bg="bg.subtle"
      css={{ '& > a': { display: 'inline-flex', alignItems: 'center', alignSelf: 'stretch', my: '-1px' } }}
    >
      {children}
    </Flex>
  );
}
