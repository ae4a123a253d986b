import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import { Flex } from './primitives.ts';

export interface PageHeaderProps {
  title: ReactNode;
  /** Beside the title: a status badge. */
  status?: ReactNode;
  /** One line below the title. */
  meta?: ReactNode;
  /** The primary button and other actions. */
  actions?: ReactNode;
}

/** The page's only h1; it takes focus after a navigation, hence the tab index. */
export function PageHeader({ title, status, meta, actions }: PageHeaderProps) {
  return (
    <Flex as="header" gap="4" justify="space-between" align="flex-start" wrap="wrap" mb="6">
      <div style={{ minWidth: 0 }}>
        <Flex gap="3" align="center" wrap="wrap">
          <Heading level={1} tabIndex={-1}>
            {title}
          </Heading>
          {status}
        </Flex>
        {meta ? (
          <Flex color="fg.muted" mt="1" gap="2" wrap="wrap" align="center">
            {meta}
          </Flex>
        ) : null}
      </div>
      {actions ? (
        <Flex gap="3" wrap="wrap" align="center">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}
