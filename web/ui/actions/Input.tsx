import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useStyles } from '../theme/useStyles.ts';

export interface InputProps extends HTMLChakraProps<'input'> {
  ref?: Ref<HTMLInputElement>;
}

/** A field outside forms; its label stands around it. */
export function Input(props: InputProps) {
  return <chakra.input css={useStyles('input')} {...props} />;
}
