import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { VisuallyHidden } from '../layout/primitives.ts';

export type Politeness = 'polite' | 'assertive';
type Announce = (text: string, politeness?: Politeness) => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/**
 * Both live regions are mounted from the start: a region that appears together with its text is often not announced.
 */
export function LiveAnnouncer({ children }: { children: ReactNode }) {
  const [texts, setTexts] = useState<Record<Politeness, string>>({ polite: '', assertive: '' });
  const count = useRef(0);
  const announce = useCallback<Announce>((text, politeness = 'polite') => {
    count.current += 1;
    // A repeated sentence is announced only if the text changes: alternate an invisible character.
    const mark = count.current % 2 === 0 ? '\u200b' : '';
    setTexts((previous) => ({ ...previous, [politeness]: text + mark }));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden aria-live="polite" data-live="polite">
        {texts.polite}
      </VisuallyHidden>
      <VisuallyHidden aria-live="assertive" data-live="assertive">
        {texts.assertive}
      </VisuallyHidden>
    </AnnounceContext>
  );
}

/** Returns a function that announces a text to screen readers without moving focus. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
