import type { PaletteName } from '../theme/colors.ts';

/** What a status means to the user; the look follows from it. */
export type Tone = 'ok' | 'busy' | 'attention' | 'failed' | 'neutral' | 'removing' | 'progress';

/** The colours of each meaning. */
export const paletteOf: Record<Tone | 'brand', PaletteName> = {
  ok: 'success',
  busy: 'info',
  attention: 'warning',
  failed: 'danger',
  removing: 'danger',
  neutral: 'gray',
  progress: 'progress',
  brand: 'brand',
};
