import { useRef, type ReactNode } from 'react';
import { useKeptFocus } from '../useKeptFocus.ts';
import { Stack } from './primitives.ts';

/** A list that keeps the focus when the item with it leaves, such as one that is deleted from its menu. */
export function FocusRegion({ label, children }: { label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useKeptFocus(ref);
  return (
    <Stack gap="5" ref={ref} role="region" tabIndex={-1} outline="none" aria-label={label}>
      {children}
    </Stack>
  );
}
