import { ChakraProvider } from '@chakra-ui/react';
import type { ComponentType, ReactNode } from 'react';
import './styles/fonts.css';
import './styles/base.css';
import { LiveAnnouncer } from './feedback/LiveAnnouncer.tsx';
import { Toaster } from './feedback/Toaster.tsx';
import { LinkProvider, type LinkProps } from './link.tsx';
import { system } from './theme/system.ts';

/** The root of the design system: theme, router link, announcer and toasts. */
export function UiProvider({ Link, children }: { Link?: ComponentType<LinkProps>; children: ReactNode }) {
  const content = (
    <LiveAnnouncer>
      {children}
      <Toaster />
    </LiveAnnouncer>
  );
  return (
    <ChakraProvider value={system}>
      {Link ? <LinkProvider Link={Link}>{content}</LinkProvider> : content}
    </ChakraProvider>
  );
}
