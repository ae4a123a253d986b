import { useId, type ReactNode } from 'react';
import { Card } from '../layout/Card.tsx';
import { Text } from '../layout/primitives.ts';

export interface StatTileProps {
  label: ReactNode;
  value: ReactNode;
  hint?: ReactNode;
  /** Below the number: a StackedBar. */
  children?: ReactNode;
}

/** A key figure and its parts. */
export function StatTile({ label, value, hint, children }: StatTileProps) {
  const id = useId();
  return (
    <Card px="5" py="4" gap="1" role="group" aria-labelledby={id}>
      <Text id={id} color="fg.muted" fontSize="0.8125rem">
        {label}
      </Text>
      <Text textStyle="2xl" fontWeight="semibold" letterSpacing="tighter" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
      {hint ? (
        <Text textStyle="xs" color="fg.muted">
          {hint}
        </Text>
      ) : null}
      {children ? <div style={{ marginTop: '0.5rem' }}>{children}</div> : null}
    </Card>
  );
}
