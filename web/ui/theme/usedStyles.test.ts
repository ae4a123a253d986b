import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { parseAst } from 'vite';
import { onlyUsed, onlyUsedNames } from './usedStyles.ts';

const chakra = dirname(createRequire(import.meta.url).resolve('@chakra-ui/react'));
const preset = readFileSync(resolve(chakra, '../esm/preset-base.js'), 'utf8');
const kept = (...words: string[]) =>
  onlyUsed(preset, parseAst(preset) as unknown as Parameters<typeof onlyUsed>[1], new Set(words)).toString();

describe("Chakra's table of styles", () => {
  it('keeps a property that is named, also by its short name', () => {
    expect(kept('padding')).toMatch(/^ {4}padding: \{/m);
    expect(kept('p')).toMatch(/^ {4}padding: \{/m);
    expect(kept('p')).not.toMatch(/^ {4}margin: \{/m);
  });

  it('keeps a condition that is named', () => {
    expect(kept('_focusVisible')).toMatch(/^ {2}focusVisible: /m);
    expect(kept('focusVisible')).not.toMatch(/^ {2}focusVisible: /m);
  });

  it('stays code that can be read', () => {
    expect(() => parseAst(kept())).not.toThrow();
    expect(() => parseAst(kept('p', 'bg', '_hover'))).not.toThrow();
  });

  it('keeps the names of CSS properties that occur', () => {
    expect(onlyUsedNames('cssPropertiesStr = "width,zoom,color"', new Set(['color', 'width']))).toBe(
      'cssPropertiesStr = "width,color"',
    );
  });
});
