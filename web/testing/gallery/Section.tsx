import { useId, type ReactNode } from 'react';
import { Heading } from '../../ui/layout/Heading.tsx';
import { Stack } from '../../ui/layout/primitives.ts';

/** A titled part of the gallery. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
