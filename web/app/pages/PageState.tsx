import type { ReactNode } from 'react';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Flex, Grid, Text } from '../../ui/layout/primitives.ts';

interface PageStateProps {
  /** The HTTP status, hidden from screen readers. */
  readonly code?: number;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  readonly role?: 'alert';
}

/** A page without content: what happened and where to continue. */
export function PageState({ code, title, children, actions, role }: PageStateProps) {
  return (
    <Grid
      as="section"
      role={role}
      maxW="34rem"
      my="10vh"
      mx="auto"
      px="4"
      justifyItems="center"
      gap="3"
      textAlign="center"
      color="fg.muted"
    >
      {code === undefined ? null : (
        <Text fontFamily="mono" color="brand.fg" aria-hidden="true">
          {code}
        </Text>
      )}
      <Heading level={1} tabIndex={-1} color="fg">
        {title}
      </Heading>
      {children}
      <Flex wrap="wrap" justify="center" gap="2" mt="3">
        {actions}
      </Flex>
    </Grid>
  );
}
