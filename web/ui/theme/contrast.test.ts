import { borders, focusRing, palettes, surfaces, text } from './colors.ts';
import { contrast } from './contrast.ts';

const modes = ['light', 'dark'] as const;
type Mode = (typeof modes)[number];

const worst = (color: string, mode: Mode) =>
  Math.min(...Object.values(surfaces).map((surface) => contrast(color, surface[mode])));

describe.each(modes)('in %s mode', (mode) => {
  it('body text reaches 7:1 on every surface', () => {
    expect(worst(text.default[mode], mode)).toBeGreaterThanOrEqual(7);
  });

  it.each(Object.entries(text))('text "%s" reaches 4.5:1 on every surface', (_name, role) => {
    expect(worst(role[mode], mode)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(palettes))(
    'palette "%s" is readable as text, on solid and on subtle',
    (_name, p) => {
      expect(worst(p.fg[mode], mode)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(p.contrast[mode], p.solid[mode])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(p.onSubtle[mode], p.subtle[mode])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(p.onSubtle[mode], p.muted[mode])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text.default[mode], p.subtle[mode])).toBeGreaterThanOrEqual(7);
      expect(contrast(text.muted[mode], p.subtle[mode])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('control outlines, the focus ring and bars reach 3:1', () => {
    expect(worst(borders.control[mode], mode)).toBeGreaterThanOrEqual(3);
    expect(worst(focusRing[mode], mode)).toBeGreaterThanOrEqual(3);
    for (const { bar } of Object.values(palettes)) {
      expect(contrast(bar[mode], surfaces.muted[mode])).toBeGreaterThanOrEqual(3);
    }
  });
});

it('contrast returns the known ratios', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrast('#e4e4e7', '#ffffff')).toBeLessThan(3);
});
