import { chakra } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../link.tsx';

/** The title of a card as a link to the page of its subject; underlined on hover. */
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
