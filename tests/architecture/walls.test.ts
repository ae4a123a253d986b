import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scanImports } from './imports.ts';
import { read, readFiles } from './repository.ts';
import type { SourceFile } from './repository.ts';

const walls = z
  .array(
    z.object({
      name: z.string(),
      from: z.string(),
      to: z.string(),
      typesAllowed: z.boolean().default(false),
      reason: z.string(),
      example: z.tuple([z.string(), z.string()]),
    }),
  )
  .parse(JSON.parse(read('tests/architecture/walls.json')));

const isTestCode = (path: string) =>
  /\.(test|contract|e2e)\.tsx?$/.test(path) ||
  /^(platform|gateway|web)\/(.*\/)?testing(\/|\.tsx?$)/.test(path);

function brokenRules({ path, text }: SourceFile): string[] {
  return scanImports(text)
    .filter(({ specifier }) => specifier.startsWith('.'))
    .flatMap(({ specifier, typeOnly }) => {
      const to = posix.join(posix.dirname(path), specifier);
      if (isTestCode(path) && path.split('/')[0] === to.split('/')[0]) return [];
      return walls
        .filter((wall) => {
          const here = new RegExp(wall.from).exec(path);
          if (!here || (typeOnly && wall.typesAllowed)) return false;
          return new RegExp(wall.to.replaceAll('$1', here[1] ?? '')).test(to);
        })
        .map((wall) => `${path} imports ${to}: ${wall.reason}`);
    });
}

describe('the import rule', () => {
  it('holds in every source file', () => {
    expect(readFiles(/^(process|platform|gateway|web)\/.*\.tsx?$/).flatMap(brokenRules)).toEqual([]);
  });

  it.each(walls)('reports an import that breaks "$name"', ({ example: [from, to] }) => {
    const specifier = posix.relative(posix.dirname(from), to);
    const text = `import {\n  thing,\n} from '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\n`;
    expect(brokenRules({ path: from, text })).not.toEqual([]);
  });

  it('covers type imports, side effects, re-exports and dynamic imports', () => {
    const text =
      "import type { A } from './a.ts';\nimport './b.ts';\nexport { c } from './c.ts';\nawait import('./d.ts');\n";
    expect(scanImports(text)).toEqual([
      { specifier: './a.ts', typeOnly: true },
      { specifier: './b.ts', typeOnly: false },
      { specifier: './c.ts', typeOnly: false },
      { specifier: './d.ts', typeOnly: false },
    ]);
  });
});
