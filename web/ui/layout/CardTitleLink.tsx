import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../link.tsx';

/** The title of a card as the way to where its subject is set. */
export function CardTitleLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <AppLink to={to} className="kd-title-link">
      {children}
      <ChevronRight aria-hidden width={16} height={16} />
    </AppLink>
  );
}
