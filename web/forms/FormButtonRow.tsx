import { chakra } from '@chakra-ui/react';

/** The row of buttons at the end of a form. */
export const FormButtonRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' },
});
