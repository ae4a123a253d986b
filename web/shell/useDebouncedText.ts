import { useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 300;

/** The text while typing; `commit` receives it after a pause. A value changed elsewhere replaces it. */
export function useDebouncedText(value: string, commit: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string>();
  if (value !== seen) {
    setSeen(value);
    setSent(undefined);
    // A committed value arrives later; meanwhile more may have been typed.
    if (value !== sent) setText(value);
  }
  const onPause = useEffectEvent(commit);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(
      () => {
        setSent(text);
        onPause(text);
      },
      text === '' ? 0 : DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [text, value]);
  return [text, setText] as const;
}
