import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../actions/TextLink.tsx';

/** The title of a card as the way to where its subject is set. */
export function CardTitleLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <TextLink
      to={to}
      style={{ color: 'inherit', display: 'inline-flex', alignItems: 'center', gap: '0.25rem' }}
    >
      {children}
      <ChevronRight aria-hidden width={16} height={16} />
    </TextLink>
  );
}
