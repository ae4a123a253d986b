import { borders, focusRing, palettes, surfaces, text, type Palette, type Role } from './colors.ts';

const px = (entries: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(entries).map(([key, value]) => [key, { value: value === 0 ? '0' : `${value / 16}rem` }]),
  );

const spacing = px({
  0: 0, 0.5: 2, 1: 4, 1.5: 6, 2: 8, 2.5: 10, 3: 12, 3.5: 14, 4: 16, 5: 20, 6: 24, 7: 28, 8: 32,
  9: 36, 10: 40, 11: 44, 12: 48, 14: 56, 16: 64, 20: 80, 24: 96,
}); // oxfmt-ignore

const widths = px({
  xs: 320, sm: 384, md: 448, lg: 512, xl: 560, '2xl': 640, '3xl': 768, '4xl': 896, '5xl': 1024,
  '6xl': 1200, '7xl': 1400, '8xl': 1600,
}); // oxfmt-ignore

const sans = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";
const mono = "'JetBrains Mono Variable', ui-monospace, SFMono-Regular, Menlo, Consolas, monospace";

/** Mode-independent scales: 4 px grid, the seven type sizes, radii, layers, motion. */
export const tokens = {
  fonts: { body: { value: sans }, heading: { value: sans }, mono: { value: mono } },
  fontSizes: px({ xs: 12, sm: 14, md: 16, lg: 18, xl: 20, '2xl': 24, '3xl': 30 }),
  fontWeights: { normal: { value: '400' }, medium: { value: '500' }, semibold: { value: '600' } },
  lineHeights: { tight: { value: '1.25' }, normal: { value: '1.4286' }, relaxed: { value: '1.5' } },
  letterSpacings: { tight: { value: '-0.011em' }, tighter: { value: '-0.019em' }, wide: { value: '0.02em' } },
  spacing,
  sizes: { ...spacing, ...widths, full: { value: '100%' }, header: { value: '3.5rem' } },
  radii: {
    none: { value: '0' },
    sm: { value: '4px' },
    md: { value: '6px' },
    lg: { value: '8px' },
    xl: { value: '12px' },
    full: { value: '9999px' },
  },
  borders: { xs: { value: '1px solid' }, sm: { value: '1px solid' } },
  zIndex: {
    sticky: { value: 100 },
    header: { value: 200 },
    modal: { value: 1400 },
    popover: { value: 1500 },
    skipNav: { value: 1600 },
    toast: { value: 1700 },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '160ms' }, slow: { value: '240ms' } },
  animations: {
    spin: { value: 'kd-spin 0.9s linear infinite' },
    appear: { value: 'kd-fade-in 0.12s both' },
    appearLate: { value: 'kd-fade-in 0.12s 0.2s both' },
    pulse: { value: 'kd-fade-in 0.12s 0.2s both, kd-pulse 1.6s 0.4s ease-in-out infinite' },
    slide: { value: 'kd-slide 1.4s ease-in-out infinite' },
  },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' }, in: { value: 'cubic-bezier(0.4, 0, 1, 1)' } },
};

const color = (role: Role) => ({ value: { _light: role.light, _dark: role.dark } });

const palette = (p: Palette) => ({
  solid: color(p.solid),
  contrast: color(p.contrast),
  fg: color(p.fg),
  subtle: color(p.subtle),
  muted: color(p.muted),
  emphasized: color(p.emphasized),
  border: color(p.border),
  onSubtle: color(p.onSubtle),
  bar: color(p.bar),
  focusRing: color(focusRing),
});

/** Colour roles; components use only these. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: color(surfaces.canvas),
      subtle: color(surfaces.subtle),
      muted: color(surfaces.muted),
      panel: color(surfaces.panel),
      overlay: color(surfaces.overlay),
    },
    fg: {
      DEFAULT: color(text.default),
      muted: color(text.muted),
      subtle: color(text.subtle),
      error: color(text.error),
      warning: color(text.warning),
      success: color(text.success),
      info: color(text.info),
    },
    border: {
      DEFAULT: color(borders.divider),
      emphasized: color(borders.emphasized),
      control: color(borders.control),
      error: color(text.error),
    },
    brand: palette(palettes.brand),
    gray: palette(palettes.gray),
    success: palette(palettes.success),
    danger: palette(palettes.danger),
    warning: palette(palettes.warning),
    info: palette(palettes.info),
    progress: palette(palettes.progress),
  },
  shadows: {
    overlay: {
      value: {
        _light: '0 0 0 1px rgb(24 24 27 / 6%), 0 8px 24px -4px rgb(24 24 27 / 14%)',
        _dark: '0 0 0 1px rgb(255 255 255 / 9%), 0 12px 32px -4px rgb(0 0 0 / 70%)',
      },
    },
  },
};

/** Text styles of the type scale: size, line height, weight. */
export const textStyles = {
  xs: { value: { fontSize: 'xs', lineHeight: '1rem' } },
  sm: { value: { fontSize: 'sm', lineHeight: '1.25rem' } },
  md: { value: { fontSize: 'md', lineHeight: '1.5rem' } },
  lg: { value: { fontSize: 'lg', lineHeight: '1.75rem' } },
  xl: { value: { fontSize: 'xl', lineHeight: '1.75rem' } },
  '2xl': { value: { fontSize: '2xl', lineHeight: '2rem' } },
  '3xl': { value: { fontSize: '3xl', lineHeight: '2.375rem' } },
  h1: { value: { fontSize: '2xl', lineHeight: '2rem', fontWeight: 'semibold', letterSpacing: 'tighter' } },
  h2: { value: { fontSize: 'lg', lineHeight: '1.75rem', fontWeight: 'semibold', letterSpacing: 'tight' } },
  h3: { value: { fontSize: 'md', lineHeight: '1.5rem', fontWeight: 'semibold', letterSpacing: 'tight' } },
  mono: {
    value: {
      fontFamily: 'mono',
      fontSize: '0.8125rem',
      lineHeight: '1.25rem',
      fontVariantLigatures: 'none',
    },
  },
};
