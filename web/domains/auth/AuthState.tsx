import type { ReactNode } from 'react';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Box, Flex, Stack } from '../../ui/layout/primitives.ts';

interface AuthStateProps {
  readonly icon: ReactNode;
  readonly tone?: 'brand' | 'success' | 'danger' | 'warning';
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A sign-in page without a form: icon, title and text. */
export function AuthState({ icon, tone = 'brand', title, children, actions }: AuthStateProps) {
  return (
    <Stack gap="5">
      <Flex
        align="center"
        justify="center"
        boxSize="11"
        borderRadius="lg"
        bg={`${tone}.subtle`}
        color={`${tone}.onSubtle`}
        css={{ '& svg': { width: '1.375rem', height: '1.375rem' } }}
        aria-hidden
      >
        {icon}
      </Flex>
      <Box aria-live="polite">
        <Heading level={1} tabIndex={-1} outline="none">
          {title}
        </Heading>
        <Box color="fg.muted" mt="1.5">
          {children}
        </Box>
      </Box>
      {actions}
    </Stack>
  );
}
