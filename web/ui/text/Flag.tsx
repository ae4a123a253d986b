import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import type { FlagCode } from './FlagPicture.tsx';

const Frame = chakra('span', {
  base: {
    display: 'inline-block',
    width: '5',
    height: '3.5',
    borderRadius: '2px',
    flexShrink: '0',
    overflow: 'hidden',
    boxShadow: '0 0 0 1px var(--kd-colors-border-emphasized)',
    verticalAlign: '-0.125em',
    '& svg': { display: 'block', boxSize: 'full' },
  },
});

const known: readonly FlagCode[] = ['DE', 'FI', 'SG', 'US'];

// Decorative and in a box of fixed size, so it can load after the page.
const FlagPicture = lazyComponent(() => import('./FlagPicture.tsx'), 'FlagPicture');

/** A country's flag as decoration beside the city's name. Nothing for countries without a picture. */
export function Flag({ country }: { country: string }) {
  const code = known.find((one) => one === country.toUpperCase());
  return code ? (
    <Frame aria-hidden>
      <Suspense fallback={null}>
        <FlagPicture code={code} />
      </Suspense>
    </Frame>
  ) : null;
}
