import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';
import { Mono } from '../../../ui/text/Mono.tsx';

interface CopyValueProps {
  readonly value: string;
  /** What is copied: "API endpoint". */
  readonly what: string;
}

/** An address with a button that copies it. */
export function CopyValue({ value, what }: CopyValueProps) {
  return (
    <Flex as="span" align="center" gap="1" minW="0" data-copy-scope>
      <Mono style={{ overflowWrap: 'anywhere' }}>{value}</Mono>
      <CopyButton value={value} what={what} />
    </Flex>
  );
}
