import { Archive, Box as Cube, CircleCheck, Lock, SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Heading } from '../layout/Heading.tsx';
import { Box, Flex } from '../layout/primitives.ts';

type EmptyKind = 'first' | 'noMatch' | 'nothing' | 'forbidden' | 'archived';

const icons: Record<EmptyKind, LucideIcon> = {
  first: Cube,
  noMatch: SearchX,
  nothing: CircleCheck,
  forbidden: Lock,
  archived: Archive,
};

export interface EmptyStateProps {
  kind: EmptyKind;
  /** For first use, start with a verb: "Create your first cluster". */
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: LucideIcon;
  level?: 2 | 3;
}

/** Why a list is empty, and the next step. */
export function EmptyState({ kind, title, children, actions, icon, level = 2 }: EmptyStateProps) {
  const Icon = icon ?? icons[kind];
  return (
    <Flex direction="column" align="center" textAlign="center" gap="3" px="6" py={{ base: '10', md: '14' }}>
      <Flex
        align="center"
        justify="center"
        w="11"
        h="11"
        borderRadius="xl"
        border="1px solid"
        borderColor="border"
        bg="bg.subtle"
        color="fg.muted"
      >
        <Icon aria-hidden width={20} height={20} />
      </Flex>
      <Box maxW="md">
        <Heading level={level} textStyle="h3">
          {title}
        </Heading>
        {children ? (
          <Box color="fg.muted" mt="1">
            {children}
          </Box>
        ) : null}
      </Box>
      {actions ? (
        <Flex gap="3" mt="1" wrap="wrap" justify="center">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}
