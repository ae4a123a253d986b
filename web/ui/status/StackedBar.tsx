import type { CSSProperties } from 'react';
import { formatNumber } from '../../lib/numbers.ts';
import { useLocale } from '../locale.ts';
import type { Tone } from './tone.ts';

export interface StackedPart {
  label: string;
  value: number;
  tone: Tone | 'brand';
}

/** Shares of a whole with a text legend; at most four parts read well. Empty parts are left out of the bar. */
export function StackedBar({ label, parts }: { label: string; parts: readonly StackedPart[] }) {
  const locale = useLocale();
  return (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <div className="kd-stack" aria-hidden>
        {parts
          .filter((part) => part.value > 0)
          .map((part) => (
            <span key={part.label} data-tone={part.tone} style={{ '--share': part.value } as CSSProperties} />
          ))}
      </div>
      <ul className="kd-legend" aria-label={label}>
        {parts.map((part) => (
          <li key={part.label} data-tone={part.tone}>
            <span className="kd-dot" aria-hidden />
            {part.label} <b className="kd-nums">{formatNumber(part.value, locale)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
