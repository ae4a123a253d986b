/** Text colours of pods, by their number in the log; with more pods they repeat. */
export const POD_COLOURS = ['fg.info', 'fg.success', 'fg.warning', 'brand.fg', 'progress.fg'] as const;
