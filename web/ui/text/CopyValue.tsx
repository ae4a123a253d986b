import { CopyButton } from '../actions/CopyButton.tsx';
import { Flex } from '../layout/primitives.ts';
import { Mono } from './Mono.tsx';

interface CopyValueProps {
  readonly value: string;
  /** What is copied: "API endpoint". */
  readonly what: string;
}

/** A value such as an address, with a button that copies it. */
export function CopyValue({ value, what }: CopyValueProps) {
  return (
    <Flex as="span" align="center" gap="1" minW="0" data-copy-scope>
      <Mono style={{ overflowWrap: 'anywhere' }}>{value}</Mono>
      <CopyButton value={value} what={what} />
    </Flex>
  );
}
