import { Box, Text } from '../../../ui/layout/primitives.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';

interface WordsProps {
  readonly main: string;
  readonly hint: string;
  /** The page of the object. */
  readonly to?: string | undefined;
}

/** The name of an object, and what belongs to it in a smaller line. */
export function Words({ main, hint, to }: WordsProps) {
  return (
    <Box minW={{ md: '11rem' }}>
      <Text as="span" textStyle="mono" fontWeight="medium" css={{ overflowWrap: 'anywhere' }}>
        {to ? <TextLink to={to}>{main}</TextLink> : main}
      </Text>
      <Text color="fg.muted" textStyle="xs" css={{ overflowWrap: 'anywhere' }}>
        {hint}
      </Text>
    </Box>
  );
}
