import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';
import { withoutFramework, withoutNames } from './routerParts.ts';

const folder = dirname(createRequire(import.meta.url).resolve('react-router'));
const [code = ''] = readdirSync(folder)
  .filter((file) => /^chunk-.*\.mjs$/.test(file))
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .filter((text) => text.includes('function createRouter('));
const parse = (text: string) => parseAst(text) as unknown as Parameters<typeof withoutFramework>[1];

describe('React Router', () => {
  it('loses what only frameworks need, and stays code that can be read', () => {
    const clean = withoutNames(code);
    const router = withoutFramework(clean, parse(clean)).toString();
    expect(router).toMatch(/function PrefetchPageLinks\([^)]*\) \{ return null; \}/);
    expect(router).toMatch(/function RSCErrorHandler\(\{[^}]*\}\) \{ return arguments\[0\]\.children; \}/);
    expect(router.length).toBeLessThan(code.length - 5_000);
    expect(() => parseAst(router)).not.toThrow();
  });

  it('keeps no component for its name', () => {
    expect(withoutNames('var Form = React9.forwardRef(x);\nForm.displayName = "Form";')).toBe(
      'var Form = /* @__PURE__ */ React9.forwardRef(x);\n',
    );
  });

  it('is refused when a function has another name', () => {
    expect(() => withoutFramework('function other() {}', parse('function other() {}'))).toThrow(
      'no function usePrefetchBehavior',
    );
  });
});
