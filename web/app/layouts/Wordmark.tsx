import { Box, Flex } from '../../ui/layout/primitives.ts';
interface WordmarkProps {
  readonly isCompact?: boolean;
}

/** The product's logo and name; compact shows only the logo. */
export function Wordmark({ isCompact = false }: WordmarkProps) {
  return (
    <Flex
      as="span"
      display="inline-flex"
      align="center"
      gap="2.5"
      fontWeight="semibold"
      fontSize="md"
      letterSpacing="-0.01em"
    >
      <svg viewBox="0 0 32 32" width="24" height="24" style={{ flex: 'none' }} aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--kd-colors-brand-solid)" />
        <path
          d="M9 8v16M9 16l10-8M13 13l10 11"
          fill="none"
          stroke="var(--kd-colors-brand-contrast)"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <Box as="span" srOnly={isCompact}>
        Kubedeck
      </Box>
    </Flex>
  );
}
