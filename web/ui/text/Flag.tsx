import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import type { FlagCode } from './FlagPicture.tsx';

const known: readonly FlagCode[] = ['DE', 'FI', 'SG', 'US'];

// Decoration in a frame of its own: it can come after the page.
const FlagPicture = lazyComponent(() => import('./FlagPicture.tsx'), 'FlagPicture');

/** A country's flag as decoration: the city beside it carries the meaning. Nothing for countries we have no flag of. */
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
