import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import type { FlagCode } from './FlagPicture.tsx';

const known: readonly FlagCode[] = ['DE', 'FI', 'SG', 'US'];

// Decorative and in a box of fixed size, so it can load after the page.
const FlagPicture = lazyComponent(() => import('./FlagPicture.tsx'), 'FlagPicture');

/** A country's flag as decoration beside the city's name. Nothing for countries without a picture. */
export function Flag({ country }: { country: string }) {
  const code = known.find((one) => one === country.toUpperCase());
  return code ? (
    <span className="kd-flag" aria-hidden>
      <Suspense fallback={null}>
        <FlagPicture code={code} />
      </Suspense>
    </span>
  ) : null;
}
