import { useEffect, useEffectEvent, useRef } from 'react';
import { formatDuration } from '../../lib/time.ts';
import { useAnnounce } from '../feedback/LiveAnnouncer.tsx';
import { Tabular } from '../text/Tabular.tsx';
import { useSecond } from '../useSecond.ts';

const SPOKEN = [60, 30, 10];

export interface CountdownProps {
  until: Date;
  /** The text around the time: `(left) => "Expires in 1 min"`. */
  label: (left: string) => string;
  onEnd?: () => void;
}

/** Whole seconds until a moment, refreshed every second. */
function useSecondsLeft(until: Date): number {
  return Math.max(0, Math.ceil((until.getTime() - useSecond()) / 1000));
}

/** The time left as text without announcements, for descriptions of controls. */
export function TimeLeft({ until, label }: Omit<CountdownProps, 'onEnd'>) {
  return <>{label(formatDuration(useSecondsLeft(until)))}</>;
}

/** Time left, refreshed every second; announced to screen readers at 60, 30 and 10 seconds only. */
export function Countdown({ until, label, onEnd }: CountdownProps) {
  const announce = useAnnounce();
  const end = useEffectEvent(() => onEnd?.());
  const hasEnded = useRef(false);
  const left = useSecondsLeft(until);
  const text = label(formatDuration(left));

  useEffect(() => {
    if (SPOKEN.includes(left)) announce(text, 'polite');
    if (left > 0 || hasEnded.current) return;
    hasEnded.current = true;
    end();
  }, [announce, left, text]);

  return <Tabular>{text}</Tabular>;
}
