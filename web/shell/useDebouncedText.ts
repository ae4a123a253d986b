import { useEffect, useEffectEvent, useState } from 'react';

const DEBOUNCE_MS = 300;

/** The text while it is typed; `commit` gets it once typing has paused. A value changed elsewhere replaces it. */
export function useDebouncedText(value: string, commit: (text: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [sent, setSent] = useState<string>();
  if (value !== seen) {
    setSeen(value);
    setSent(undefined);
    // What was committed comes back late; meanwhile more may have been typed.
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
