import type { PaletteName } from '../theme/colors.ts';

/** The meaning of a status, which determines its style. */
export type Tone = 'ok' | 'busy' | 'attention' | 'failed' | 'neutral' | 'removing' | 'progress';

/** The colours of each tone. */
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
