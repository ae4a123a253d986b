import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';

const chakra = resolve(dirname(createRequire(import.meta.url).resolve('@chakra-ui/react')), '../esm');
const WEB = resolve(import.meta.dirname, '../..');

const SOURCE = /\.(tsx?|js)$/;
const NO_STYLES = /__generated__|\.test\.|\/testing\/|\/i18n\//;

function wordsIn(folder: string, words: Set<string>): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !SOURCE.test(path) || NO_STYLES.test(path)) continue;
    for (const [word] of readFileSync(path, 'utf8').matchAll(/\w+/g)) words.add(word);
  }
}

// Its rules stand in styles/reset.css.
const NO_PREFLIGHT = 'export const createPreflight = () => ({});';

/** Every word of our sources and of Chakra's components: a style that is in use is among them. */
function readWords(): ReadonlySet<string> {
  const words = new Set<string>();
  wordsIn(WEB, words);
  wordsIn(join(chakra, 'components'), words);
  return words;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}
type Entry = Node & { readonly key: { readonly name?: string; readonly value?: string } };

const isTable = (value: unknown): value is Node & { readonly properties: readonly Entry[] } =>
  (value as Node | null)?.type === 'ObjectExpression';
const nameOf = ({ key }: Entry): string => key.name ?? key.value ?? '';

/** The object that is handed to a function in `const name = make({ … })`. */
function tableOf(program: Node, name: string): readonly Entry[] {
  for (const statement of program.body as readonly Node[]) {
    for (const { id, init } of (statement.declarations ?? []) as readonly Record<string, Node>[]) {
      const [table] = (id?.name === name ? (init?.arguments as readonly Node[]) : undefined) ?? [];
      if (isTable(table)) return table.properties;
    }
  }
  throw new Error(`Chakra's preset has no ${name} any more: web/ui/theme/usedStyles.ts`);
}

/** Chakra's table of styles without the entries, and their short names, that no word means. */
export function onlyUsed(code: string, program: Node, words: ReadonlySet<string>): MagicString {
  const source = new MagicString(code);
  const keep = (entries: readonly Entry[], isUsed: (entry: Entry) => boolean) =>
    entries.forEach((entry, index) => {
      if (!isUsed(entry)) source.remove(entry.start, entries[index + 1]?.start ?? entry.end);
    });
  keep(tableOf(program, 'defaultConditions'), (entry) => words.has(`_${nameOf(entry)}`));
  const base = tableOf(program, 'defaultBaseConfig').find((entry) => nameOf(entry) === 'utilities')?.value;
  if (!isTable(base))
    throw new Error("Chakra's preset has no utilities any more: web/ui/theme/usedStyles.ts");
  keep(base.properties, (entry) => {
    const short = /\bshorthand: (\[[^\]]*\]|"\w+")/.exec(code.slice(entry.start, entry.end))?.[1] ?? '';
    return [nameOf(entry), ...(short.match(/\w+/g) ?? [])].some((name) => words.has(name));
  });
  return source;
}

/** The same for the names of all CSS properties, by which Chakra tells styles from attributes. */
export function onlyUsedNames(code: string, words: ReadonlySet<string>): string {
  return code.replace(/(cssPropertiesStr = ")([\w,]+)"/, (_text, start: string, names: string) => {
    const used = names.split(',').filter((name) => words.has(name));
    return `${start}${used.join()}"`;
  });
}

/**
 * Chakra knows some 400 style properties and 120 conditions, 10 kilobytes of them; the build keeps those whose name
 * occurs anywhere in the sources, so there is no list to keep.
 */
export function usedStyles(): Plugin {
  let words: ReadonlySet<string> | undefined;
  return {
    name: 'used-styles',
    apply: 'build',
    transform: {
      filter: {
        id: /@chakra-ui\/react\/dist\/esm\/(?:preset-base|styled-system\/preflight)\.js$|@pandacss\/is-valid-prop\/dist\/index\.mjs$/,
      },
      handler(code, id) {
        if (id.endsWith('preflight.js')) return { code: NO_PREFLIGHT, map: null };
        words ??= readWords();
        if (id.includes('is-valid-prop')) return { code: onlyUsedNames(code, words), map: null };
        const source = onlyUsed(code, this.parse(code) as unknown as Node, words);
        return { code: source.toString(), map: source.generateMap({ source: id, hires: true }) };
      },
    },
  };
}
