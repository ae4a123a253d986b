import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { Ref } from 'react';

const styles = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

export interface HeadingProps extends HTMLChakraProps<'h2'> {
  level: 1 | 2 | 3;
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading whose style follows its level, so that outline and visual hierarchy agree. */
export function Heading({ level, ...rest }: HeadingProps) {
  return (
    <chakra.h2
      as={styles[level]}
      textStyle={styles[level]}
      overflowWrap="anywhere"
      textWrap="balance"
      {...rest}
    />
  );
}
