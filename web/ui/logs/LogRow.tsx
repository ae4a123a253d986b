import type { TFunction } from 'i18next';
import { memo, useState } from 'react';
import { jsonLineOf, type LogLine } from './logLine.ts';
import { segmentsOf, type Segment } from './segments.ts';
import type { Times } from './settings.ts';

/** A longer line is cut until somebody asks for all of it. */
const MOST_CHARACTERS = 10_000;

/** Time of day with milliseconds; the day is in the tooltip. */
export function timeText(time: string, times: Times): string {
  if (times === 'utc') return `${time.slice(11, 23)}Z`;
  const at = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  const ms = String(at.getMilliseconds()).padStart(3, '0');
  return `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}.${ms}`;
}

function Segments({ of }: { of: readonly Segment[] }) {
  return of.map(({ text, className, isMatch }, index) => {
    const key = `${index} ${text.length}`;
    if (isMatch) return <mark key={key}>{text}</mark>;
    return className === '' ? (
      text
    ) : (
      <span key={key} className={className}>
        {text}
      </span>
    );
  });
}

function Text({ text, pattern }: { text: string; pattern: RegExp | null }) {
  const json = jsonLineOf(text);
  if (!json) return <Segments of={segmentsOf(text, pattern)} />;
  return (
    <>
      <Segments of={segmentsOf(json.message, pattern)} />
      {json.fields.map(([name, value]) => (
        <span key={name} className="log-field">
          {' '}
          {name}=<Segments of={segmentsOf(value, pattern)} />
        </span>
      ))}
    </>
  );
}

export interface LogRowProps {
  line: LogLine;
  pattern: RegExp | null;
  times: Times;
  /** Index of the pod's colour in `POD_COLOURS`; null when there is only one pod. */
  podColour: number | null;
  /** The current match, or the line that the address leads to. */
  isCurrent: boolean;
  onLink: (line: LogLine) => void;
  linkLabel: string;
  /** Passed down: a hook in each of the rows costs more than the row. */
  t: TFunction<'logs'>;
}

/** A line of a log: plain elements, because thousands of them are on screen. */
export const LogRow = memo(function LogRow({
  line,
  pattern,
  times,
  podColour,
  isCurrent,
  onLink,
  linkLabel,
  t,
}: LogRowProps) {
  const shownTime = times === 'none' ? null : timeText(line.time, times);
  const [isWhole, setWhole] = useState(false);
  const isCut = line.text.length > MOST_CHARACTERS && !isWhole;
  return (
    <div
      className="log-row"
      data-level={line.level ?? undefined}
      data-event={line.event}
      data-current={isCurrent || undefined}
    >
      {shownTime === null ? null : (
        <button
          type="button"
          className="log-time"
          tabIndex={-1}
          title={line.time}
          aria-label={`${shownTime}: ${linkLabel}`}
          onClick={() => onLink(line)}
        >
          {shownTime}
        </button>
      )}
      {podColour === null ? null : (
        <span className="log-pod" data-colour={podColour} title={line.pod}>
          {line.pod.slice(-9)}
        </span>
      )}
      <span className="log-text" dir="auto">
        {line.event ? (
          t(`event.${line.event}`, {
            pod: line.pod,
            context: line.text ? 'reason' : undefined,
            reason: line.text,
          })
        ) : (
          <Text text={isCut ? line.text.slice(0, MOST_CHARACTERS) : line.text} pattern={pattern} />
        )}
        {isCut ? (
          <button type="button" className="log-more" onClick={() => setWhole(true)}>
            {t('showAll', { count: line.text.length })}
          </button>
        ) : null}
      </span>
    </div>
  );
});
