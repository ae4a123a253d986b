import { chakra } from '@chakra-ui/react';
import { formatNumber } from '../../lib/numbers.ts';
import { useLocale } from '../locale.ts';
import { Tabular } from '../text/Tabular.tsx';
import { paletteOf, type Tone } from './tone.ts';

export interface StackedPart {
  label: string;
  value: number;
  tone: Tone | 'brand';
}

const Bar = chakra('div', {
  base: {
    display: 'flex',
    gap: '2px',
    height: '2',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.muted',
  },
});
const Share = chakra('span', { base: { bg: 'colorPalette.bar', minWidth: '1' } });
const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 0.875rem',
    textStyle: 'xs',
    color: 'fg.muted',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  },
});
const Dot = chakra('span', {
  base: { boxSize: '2', borderRadius: 'full', flexShrink: '0', bg: 'colorPalette.bar' },
});

/** Shares of a whole with a text legend, for at most four parts. Empty parts are omitted from the bar. */
export function StackedBar({ label, parts }: { label: string; parts: readonly StackedPart[] }) {
  const locale = useLocale();
  return (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <Bar aria-hidden>
        {parts
          .filter((part) => part.value > 0)
          .map((part) => (
            <Share
              key={part.label}
              colorPalette={paletteOf[part.tone]}
              style={{ flex: `${part.value} 0 0` }}
            />
          ))}
      </Bar>
      <Legend aria-label={label}>
        {parts.map((part) => (
          <li key={part.label}>
            <Dot colorPalette={paletteOf[part.tone]} aria-hidden />
            {part.label}{' '}
            <Tabular color="fg" fontWeight="medium">
              {formatNumber(part.value, locale)}
            </Tabular>
          </li>
        ))}
      </Legend>
    </div>
  );
}
