import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { useStyles } from '../theme/useStyles.ts';
import { Heading } from './Heading.tsx';
import { Flex, Text } from './primitives.ts';

export interface CardProps extends HTMLChakraProps<'section'> {
  tone?: 'plain' | 'danger' | 'quiet';
  /** Reacts to hover; for cards with one main link. */
  isInteractive?: boolean;
  ref?: Ref<HTMLElement>;
}

/** A bordered surface for one subject. */
export function Card({ tone, isInteractive, css, ...rest }: CardProps) {
  const styles = useStyles('card', { tone, isInteractive });
  return <chakra.section css={[styles, css]} {...rest} />;
}

export interface CardHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  /** Directly after the title: a badge or a count. */
  badge?: ReactNode;
  actions?: ReactNode;
  id?: string;
}

/** Header of a card. */
export function CardHeader({ title, description, badge, actions, id }: CardHeaderProps) {
  return (
    <Flex
      px="5"
      pt="4"
      gap="4"
      justify="space-between"
      align={description ? 'flex-start' : 'center'}
      wrap={{ base: 'wrap', md: 'nowrap' }}
    >
      <div style={{ minWidth: 0, flex: description ? '1 1 16rem' : '1 1 8rem' }}>
        <Flex gap="2.5" align="center" wrap="wrap">
          <Heading level={2} id={id} textStyle="h3" fontWeight="semibold">
            {title}
          </Heading>
          {badge}
        </Flex>
        {description ? (
          <Text color="fg.muted" mt="0.5">
            {description}
          </Text>
        ) : null}
      </div>
      {actions ? (
        <Flex
          gap="2"
          flexShrink={{ base: '1', md: '0' }}
          wrap={{ base: 'wrap', md: 'nowrap' }}
          align="center"
        >
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}

/** Padded content of a card. */
export function CardBody(props: HTMLChakraProps<'div'>) {
  return <chakra.div px="5" py="4" flex="1" minW="0" {...props} />;
}

/** Footer with actions or a summary. */
export function CardFooter(props: HTMLChakraProps<'div'>) {
  return (
    <chakra.div
      px="5"
      py="3"
      borderTop="1px solid"
      borderColor="border"
      display="flex"
      gap="3"
      alignItems="center"
      justifyContent="space-between"
      {...props}
    />
  );
}
