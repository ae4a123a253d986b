import { chakra } from '@chakra-ui/react';

/** A checkbox or switch with its label beside it. */
export const InlineField = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '2.5',
    minHeight: '6',
    '& label': { cursor: 'pointer', fontWeight: 'medium' },
  },
});
