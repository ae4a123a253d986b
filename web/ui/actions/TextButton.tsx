import { Link } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** A button that looks like a link, inside a sentence or a list of links. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Link asChild minHeight="6" textAlign="start" cursor="pointer">
      <button type="button" onClick={onClick}>
        {children}
      </button>
    </Link>
  );
}
