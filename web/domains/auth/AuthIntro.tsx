import type { ReactNode } from 'react';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Box, Text } from '../../ui/layout/primitives.ts';

interface AuthIntroProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Heading and one line above a sign-in form. */
export function AuthIntro({ title, children }: AuthIntroProps) {
  return (
    <Box mb="6">
      <Heading level={1} tabIndex={-1} outline="none">
        {title}
      </Heading>
      {children ? (
        <Text color="fg.muted" mt="1">
          {children}
        </Text>
      ) : null}
    </Box>
  );
}
