import { lazy, Suspense } from 'react';
import { loadScript } from '../../lib/loadScript.ts';
import type { FlagCode } from './FlagPicture.tsx';

const known: readonly FlagCode[] = ['DE', 'FI', 'SG', 'US'];

// Decoration in a frame of its own: it can come after the page.
const FlagPicture = lazy(() =>
  loadScript(() => import('./FlagPicture.tsx')).then((file) => ({ default: file.FlagPicture })),
);

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
