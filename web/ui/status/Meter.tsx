import type { CSSProperties, ReactNode } from 'react';

export interface MeterProps {
  label: string;
  value: number;
  max?: number;
  /** The numbers in words, shown at the right: "3.1 of 8 vCPU". */
  valueText: string;
  tone: 'green' | 'amber' | 'red';
  /** How it is: "High". Colour never stands alone. */
  word?: ReactNode;
}

const tones = { green: 'ok', amber: 'attention', red: 'failed' } as const;

/** A measured load against its limit, always with the number and a word. */
export function Meter({ label, value, max = 100, valueText, tone, word }: MeterProps) {
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  const spoken = typeof word === 'string' ? `${valueText}, ${word}` : valueText;
  return (
    <div className="kd-progress" data-tone={tones[tone]}>
      <div className="kd-progress-head">
        <span>{label}</span>
        <span className="kd-nums" style={{ fontWeight: 400 }}>
          {valueText}
        </span>
      </div>
      <div
        className="kd-track"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={spoken}
      >
        <div className="kd-bar" style={{ '--percent': percent } as CSSProperties} />
      </div>
      {word ? (
        <div className="kd-progress-foot" aria-hidden>
          <span>{word}</span>
        </div>
      ) : null}
    </div>
  );
}
