import { chakra, useRecipe } from '@chakra-ui/react';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../lib/numbers.ts';
import { formatDuration } from '../../lib/time.ts';
import { useAnnounce } from '../feedback/LiveAnnouncer.tsx';
import { useLocale } from '../locale.ts';
import { progressRecipe } from '../theme/progressRecipe.ts';
import { useSecond } from '../useSecond.ts';
import { isWorthSaying, stepOf, type Spoken } from './progressSpeech.ts';
import { paletteOf, type Tone } from './tone.ts';

const STILL_WORKING = 60_000;
const LONGER_THAN_USUAL = 600_000;

export interface ProgressPanelProps {
  /** What is in progress: "Creating cluster". */
  label: string;
  /** 0 to 100; null while unknown. */
  percent: number | null;
  message?: string;
  /** Start of the work, for the elapsed time. */
  startedAt?: Date;
  /** Time of the last update; the panel reports when it is older than 60 s. */
  updatedAt?: Date;
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

function useFootnote(props: ProgressPanelProps): { note: string | undefined; elapsed: string | undefined } {
  const { t } = useTranslation('ui');
  const { startedAt, updatedAt, message } = props;
  const now = useSecond(Boolean(startedAt ?? updatedAt));
  const silence = updatedAt ? now - updatedAt.getTime() : 0;
  const elapsed = startedAt ? formatDuration((now - startedAt.getTime()) / 1000) : undefined;
  if (silence >= LONGER_THAN_USUAL) return { note: t('progress.longer'), elapsed };
  if (silence >= STILL_WORKING) {
    const minutes = Math.floor(silence / 60_000);
    return { note: t('progress.stillWorking', { minutes }), elapsed };
  }
  return { note: message, elapsed };
}

/** Progress of background work: a bar with ten ticks, percentage, message and elapsed time. */
export function ProgressPanel(props: ProgressPanelProps) {
  const { label, percent, message, tone = 'busy', isQuiet = false, isSlim = false } = props;
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const { note, elapsed } = useFootnote(props);
  const styles = useRecipe({ recipe: progressRecipe })();
  const text = [label, percent === null ? undefined : t('progress.percent', { percent }), message]
    .filter(Boolean)
    .join(', ');
  useSpeech(text, percent, message, isQuiet);
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
      {!isSlim && (note || elapsed) ? (
        <div data-part="foot">
          <span>{note}</span>
          <span data-part="value">{elapsed}</span>
        </div>
      ) : null}
    </chakra.div>
  );
}
