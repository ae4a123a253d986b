import { chakra } from '@chakra-ui/react';

/** The buttons of a form, at its end. */
export const FormButtonRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' },
});
