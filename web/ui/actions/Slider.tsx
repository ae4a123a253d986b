import { chakra } from '@chakra-ui/react';
import type { CSSProperties } from 'react';

const bar = { height: '1.5', borderRadius: 'full' } as const;
const thumb = {
  borderRadius: 'full',
  border: '2px solid',
  borderColor: 'brand.solid',
  bg: 'bg.panel',
} as const;

const Range = chakra('input', {
  base: {
    appearance: 'none',
    width: 'full',
    height: '6',
    bg: 'transparent',
    cursor: 'pointer',
    '&::-webkit-slider-runnable-track': {
      ...bar,
      backgroundImage:
        'linear-gradient(to right, var(--kd-colors-brand-solid) var(--fill), var(--kd-colors-border-control) var(--fill))',
    },
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', boxSize: '6', mt: '-0.5625rem' },
    '&::-moz-range-track': { ...bar, bg: 'border.control' },
    '&::-moz-range-progress': { ...bar, bg: 'brand.solid' },
    '&::-moz-range-thumb': { ...thumb, boxSize: '5' },
  },
});

export interface SliderProps {
  label: string;
  /** The value in words. */
  valueText?: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

/** A native slider, filled up to its thumb. */
export function Slider({ label, valueText, min, max, step, value, onChange }: SliderProps) {
  const fill = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <Range
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      {...{ min, max, step, value }}
      style={{ '--fill': `${fill}%` } as CSSProperties}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  );
}
