import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scanImports } from './imports.ts';
import { readFiles } from './repository.ts';

type Sources = ReadonlyMap<string, string>;

/** A component that is loaded on demand together with the namespaces that are named there. */
interface Lazy {
  kind: 'Page' | 'Part';
  path: string;
  nouns: readonly string[];
}

/** Nouns whose texts are always there: of the first download, and the server's messages. */
const ALWAYS = ['app', 'ui', 'errors', 'messages'];
const LAZY = /lazy(Page|Part)\(\s*\(\) => import\('([^']+)'\),\s*'\w+'((?:,\s*'[\w.-]+')*)/g;
const NAMESPACES = /useTranslation\(\s*\[?((?:\s*'[\w-]+',?)+)/g;

const quoted = (text = '') => [...text.matchAll(/'([\w.-]+)'/g)].map(([, name = '']) => name);
const targetOf = (from: string, specifier: string) => posix.join(posix.dirname(from), specifier);

const lazyIn = (path: string, text: string): Lazy[] =>
  [...text.matchAll(LAZY)].map(([, kind, specifier = '', namespaces]) => ({
    kind: kind === 'Page' ? 'Page' : 'Part',
    path: targetOf(path, specifier),
    nouns: quoted(namespaces).map((name) => name.split('.')[0] ?? ''),
  }));

const usedIn = (text: string) => [...text.matchAll(NAMESPACES)].flatMap(([, names]) => quoted(names));

/** The files that are loaded with a file: what it imports, and what that imports. */
function loadedWith(path: string, sources: Sources): Set<string> {
  const found = new Set([path]);
  // A set is iterated in the order of insertion, so what is added here is visited too.
  for (const one of found) {
    const text = sources.get(one) ?? '';
    const dynamic = new Set([...text.matchAll(/\bimport\(\s*'([^']+)'/g)].map(([, specifier]) => specifier));
    for (const { specifier, typeOnly } of scanImports(text)) {
      const target = targetOf(one, specifier);
      if (!typeOnly && !dynamic.has(specifier) && sources.has(target)) found.add(target);
    }
  }
  return found;
}

/** Uses of nouns whose texts are loaded neither with the component nor with what it is a part of. */
function missing({ path, nouns }: Lazy, sources: Sources, around: readonly string[] = ALWAYS): string[] {
  const known = [...around, ...nouns];
  return [...loadedWith(path, sources)].flatMap((file) => {
    const text = sources.get(file) ?? '';
    const own = usedIn(text).filter((noun) => !known.includes(noun));
    const parts = lazyIn(file, text).filter(({ kind }) => kind === 'Part');
    return [
      ...own.map((noun) => `${path} is loaded without ${noun}, which ${file} uses`),
      ...parts.filter((part) => part.path !== path).flatMap((part) => missing(part, sources, known)),
    ];
  });
}

describe('namespaces', () => {
  it('are loaded with every page that uses them', () => {
    const sources: Sources = new Map(readFiles(/^web\/.*\.tsx?$/).map(({ path, text }) => [path, text]));
    const pages = [...sources]
      .flatMap(([path, text]) => lazyIn(path, text))
      .filter(({ kind }) => kind === 'Page');
    expect(pages.length).toBeGreaterThan(50);
    expect([...new Set(pages.flatMap((page) => missing(page, sources)))]).toEqual([]);
  });

  it('are found in imports and in parts', () => {
    const sources: Sources = new Map([
      [
        'a/Page.tsx',
        "import { Card } from './Card.tsx';\nlazyPart(() => import('./Dialog.tsx'), 'Dialog', 'nodes')",
      ],
      ['a/Card.tsx', "useTranslation('team')"],
      ['a/Dialog.tsx', "useTranslation(['nodes', 'billing'])"],
    ]);
    const page: Lazy = { kind: 'Page', path: 'a/Page.tsx', nouns: ['team'] };
    expect(missing(page, sources)).toEqual([
      'a/Dialog.tsx is loaded without billing, which a/Dialog.tsx uses',
    ]);
    expect(missing({ ...page, nouns: [] }, sources)).toContain(
      'a/Page.tsx is loaded without team, which a/Card.tsx uses',
    );
  });
});
