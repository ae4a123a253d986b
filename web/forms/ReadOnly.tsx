import { Lock } from 'lucide-react';
import { createContext, useContext, useId, useMemo, type ReactNode } from 'react';
import { Box, Flex } from '../ui/layout/primitives.ts';

interface ReadOnlyState {
  readonly reason: string;
  /** The element with the reason, which describes every field. */
  readonly id: string;
}

const ReadOnlyContext = createContext<ReadOnlyState | null>(null);

interface ReadOnlyProps {
  /** Why nothing can be changed; undefined if it can. */
  readonly reason: string | undefined;
  readonly children: ReactNode;
}

/** Makes all fields inside read-only, and shows the reason once, above them. */
export function ReadOnly({ reason, children }: ReadOnlyProps) {
  const id = useId();
  const state = useMemo(() => (reason === undefined ? null : { reason, id }), [reason, id]);
  return (
    <ReadOnlyContext value={state}>
      {state ? (
        <Flex id={id} gap="2" color="fg.muted" textStyle="sm">
          <Box as={Lock} aria-hidden boxSize="4" mt="0.5" flexShrink="0" />
          <span>{reason}</span>
        </Flex>
      ) : null}
      {children}
    </ReadOnlyContext>
  );
}

/** The reason why nothing in this form can be changed; null if it can. */
export const useReadOnly = () => useContext(ReadOnlyContext);
