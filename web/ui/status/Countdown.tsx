import { useEffect, useRef } from 'react';
import { formatDuration } from '../../lib/time.ts';
import { useAnnounce } from '../feedback/LiveAnnouncer.tsx';
import { Tabular } from '../text/Tabular.tsx';
import { useSecond } from '../useSecond.ts';

const SPOKEN = [60, 30, 10];

export interface CountdownProps {
  until: Date;
  /** Words around the time for screen readers: `(left) => "Expires in 1 min"`. */
  label: (left: string) => string;
  onEnd?: () => void;
}

/** Time left, ticking every second; spoken at 60, 30 and 10 seconds only. */
export function Countdown({ until, label, onEnd }: CountdownProps) {
  const announce = useAnnounce();
  const end = useRef(onEnd);
  const hasEnded = useRef(false);
  const now = useSecond(true);
  const left = Math.max(0, Math.ceil((until.getTime() - now) / 1000));
  const text = label(formatDuration(left));

  useEffect(() => {
    end.current = onEnd;
  }, [onEnd]);
  useEffect(() => {
    if (SPOKEN.includes(left)) announce(text, 'polite');
    if (left > 0 || hasEnded.current) return;
    hasEnded.current = true;
    end.current?.();
  }, [announce, left, text]);

  return <Tabular>{text}</Tabular>;
}
