import { chakra, useRecipe } from '@chakra-ui/react';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../lib/numbers.ts';
import { useAnnounce } from '../feedback/LiveAnnouncer.tsx';
import { useLocale } from '../locale.ts';
import { progressRecipe } from '../theme/progressRecipe.ts';
import { isWorthSaying, stepOf, type Spoken } from './progressSpeech.ts';
import { paletteOf, type Tone } from './tone.ts';

const MINUTE = 60_000;
const LONG_MINUTES = 10;

export interface ProgressPanelProps {
  /** What is in progress: "Creating cluster". */
  label: string;
  /** 0 to 100; null while unknown. */
  percent: number | null;
  message?: string;
  tone?: Tone;
  /** No announcements, for all but the first panels of a list. */
  isQuiet?: boolean;
  /** Only the bar, as the edge of a card; its text is for screen readers. */
  isSlim?: boolean;
}

function useSpeech(
  text: string,
  percent: number | null,
  message: string | undefined,
  isQuiet: boolean,
): void {
  const announce = useAnnounce();
  const last = useRef<Spoken | undefined>(undefined);
  useEffect(() => {
    if (isQuiet) return;
    const next = { step: percent === null ? 0 : stepOf(percent), message, at: Date.now() };
    if (!isWorthSaying(last.current, next)) return;
    last.current = next;
    announce(text, 'polite');
  }, [announce, text, percent, message, isQuiet]);
}

/** Minutes for which the text has not changed on this screen: events of progress carry no time. */
function useSilentMinutes(text: string): number {
  const [silence, setSilence] = useState({ text, minutes: 0 });
  useEffect(() => {
    const count = (last: typeof silence) => ({ text, minutes: last.text === text ? last.minutes + 1 : 1 });
    const timer = setInterval(() => setSilence(count), MINUTE);
    return () => clearInterval(timer);
  }, [text]);
  return silence.text === text ? silence.minutes : 0;
}

/** Progress of background work: a bar with ten ticks, percentage and message. */
export function ProgressPanel(props: ProgressPanelProps) {
  const { label, percent, message, tone = 'busy', isQuiet = false, isSlim = false } = props;
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const styles = useRecipe({ recipe: progressRecipe })();
  const text = [label, percent === null ? undefined : t('progress.percent', { percent }), message]
    .filter(Boolean)
    .join(', ');
  useSpeech(text, percent, message, isQuiet);
  const minutes = useSilentMinutes(text);
  const silence = minutes < LONG_MINUTES ? t('progress.stillWorking', { minutes }) : t('progress.longer');
  const note = minutes === 0 ? message : silence;
  const bar = (
    <div
      data-part="track"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={text}
      data-indeterminate={percent === null || undefined}
      data-slim={isSlim || undefined}
    >
      <div
        data-part="bar"
        style={percent === null ? undefined : ({ '--percent': percent } as CSSProperties)}
      />
      {isSlim ? null : <div data-part="ticks" />}
    </div>
  );
  return (
    // Inside a live region such as a banner every percent would be announced; announcements are made above.
    <chakra.div css={styles} colorPalette={paletteOf[tone]} aria-live="off">
      {isSlim ? null : (
        <div data-part="head">
          <span>{label}</span>
          <span data-part="value" aria-hidden>
            {percent === null ? '' : formatPercent(percent, locale)}
          </span>
        </div>
      )}
      {bar}
      {!isSlim && note ? <div data-part="foot">{note}</div> : null}
    </chakra.div>
  );
}
