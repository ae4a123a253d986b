import type { LucideIcon } from 'lucide-react';
import { Flex } from './primitives.ts';

/** A decorative icon in a bordered square, before the title of a card. */
export function IconBox({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <Flex
      align="center"
      justify="center"
      flexShrink="0"
      w="9"
      h="9"
      borderRadius="lg"
      border="1px solid"
      borderColor="border"
      bg="bg.subtle"
      color="fg.muted"
    >
      <Icon aria-hidden width={18} height={18} />
    </Flex>
  );
}
