import { chakra } from '@chakra-ui/react';

/** A number with digits of equal width, for values that change or are aligned. */
export const Tabular = chakra('span', { base: { fontVariantNumeric: 'tabular-nums' } });
