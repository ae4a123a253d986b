import { CopyButton } from '../../../ui/actions/CopyButton.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';

interface CopyValueProps {
  readonly value: string;
  /** What is copied: "API endpoint". */
  readonly what: string;
}

/** An address with a button that copies it. */
export function CopyValue({ value, what }: CopyValueProps) {
  return (
    <Flex as="span" align="center" gap="1" minW="0" data-copy-scope>
      <span className="kd-mono" style={{ overflowWrap: 'anywhere' }}>
        {value}
      </span>
      <CopyButton value={value} what={what} />
    </Flex>
  );
}
