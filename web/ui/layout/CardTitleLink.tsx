import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../link.tsx';

/** The title of a card as the way to where its subject is set: the arrow says so, the line comes with the pointer. */
export function CardTitleLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <chakra.a
      asChild
      color="inherit"
      borderRadius="2px"
      _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
      css={{ '& > svg': { display: 'inline', marginInlineStart: '1', verticalAlign: '-0.15em' } }}
    >
      <AppLink to={to}>
        {children}
        <ChevronRight aria-hidden width={16} height={16} />
      </AppLink>
    </chakra.a>
  );
}
