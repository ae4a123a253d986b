import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseAst } from 'vite';
import { withoutUnused } from './i18nextParts.ts';

const i18next = dirname(createRequire(import.meta.url).resolve('i18next'));
const code = readFileSync(resolve(i18next, '../esm/i18next.js'), 'utf8');
const parse = (text: string) => parseAst(text) as unknown as Parameters<typeof withoutUnused>[1];

describe('i18next', () => {
  it('loses what no text uses, and stays code that can be read', () => {
    const small = withoutUnused(code, parse(code)).toString();
    expect(small.length).toBeLessThan(code.length - 8_000);
    expect(() => parseAst(small)).not.toThrow();
  });

  it('is refused when a method has another name', () => {
    expect(() => withoutUnused('class Other {}', parse('class Other {}'))).toThrow(
      'no method Formatter.init',
    );
  });

  it('has no text with a format, and none with a text inside', () => {
    const texts = ['en', 'es'].flatMap((language) =>
      readdirSync(join(import.meta.dirname, language)).map((file) =>
        readFileSync(join(import.meta.dirname, language, file), 'utf8'),
      ),
    );
    expect(texts.filter((text) => /\$t\(|\{\{[^}]*,[^}]*\}\}/.test(text))).toEqual([]);
  });
});
