import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';
import { useStyles } from '../theme/useStyles.ts';

export interface InputProps extends HTMLChakraProps<'input'> {
  ref?: Ref<HTMLInputElement>;
  /** Monospace, for names, hosts and ids. */
  isCode?: boolean;
}

/** A native input in our style. */
export function Input({ isCode, css, ...rest }: InputProps) {
  const styles = useStyles('input', { kind: isCode ? 'mono' : 'text' });
  return <chakra.input css={[styles, css]} {...rest} />;
}
