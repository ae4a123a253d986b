import { chakra } from '@chakra-ui/react';

/** A number that changes or stands below others: every digit is equally wide. */
export const Tabular = chakra('span', { base: { fontVariantNumeric: 'tabular-nums' } });
