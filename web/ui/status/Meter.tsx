import { chakra, useRecipe } from '@chakra-ui/react';
import type { CSSProperties, ReactNode } from 'react';
import { progressRecipe } from '../theme/progressRecipe.ts';

export interface MeterProps {
  label: string;
  value: number;
  max?: number;
  /** The numbers as text, shown on the right: "3.1 of 8 vCPU". */
  valueText: string;
  tone: 'green' | 'amber' | 'red';
  /** The level in words: "High", so that colour is never the only sign. */
  word?: ReactNode;
}

const palettes = { green: 'success', amber: 'warning', red: 'danger' } as const;

/** A load against its limit, always with the numbers. */
export function Meter({ label, value, max = 100, valueText, tone, word }: MeterProps) {
  const styles = useRecipe({ recipe: progressRecipe })();
  const percent = max > 0 ? Math.min(100, Math.max(0, (value / max) * 100)) : 0;
  const spoken = typeof word === 'string' ? `${valueText}, ${word}` : valueText;
  return (
    <chakra.div css={styles} colorPalette={palettes[tone]}>
      <div data-part="head">
        <span>{label}</span>
        <span data-part="value" style={{ fontWeight: 400 }}>
          {valueText}
        </span>
      </div>
      <div
        data-part="track"
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={spoken}
      >
        <div data-part="bar" style={{ '--percent': percent } as CSSProperties} />
      </div>
      {word ? (
        <div data-part="foot" aria-hidden>
          <span>{word}</span>
        </div>
      ) : null}
    </chakra.div>
  );
}
