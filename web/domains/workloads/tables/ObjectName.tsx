import { Box, Text } from '../../../ui/layout/primitives.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';

interface ObjectNameProps {
  readonly name: string;
  readonly hint: string;
  /** The page of the object. */
  readonly to?: string | undefined;
}

/** The name of an object, and a smaller line below it, such as its namespace. */
export function ObjectName({ name, hint, to }: ObjectNameProps) {
  return (
    <Box minW={{ md: '11rem' }}>
      <Text as="span" textStyle="mono" fontWeight="medium" css={{ overflowWrap: 'anywhere' }}>
        {to ? <TextLink to={to}>{name}</TextLink> : name}
      </Text>
      <Text color="fg.muted" textStyle="xs" css={{ overflowWrap: 'anywhere' }}>
        {hint}
      </Text>
    </Box>
  );
}
