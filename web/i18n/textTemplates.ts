/** A text in another language, or undefined when it is not known. */
export type Translate = (text: string) => string | undefined;

interface Template {
  readonly pattern: RegExp;
  readonly holes: readonly { readonly name: string; readonly kind: string }[];
  readonly words: string;
  /** How much of it is written out: of two that fit, the one that says more is meant. */
  readonly weight: number;
}

const HOLE = /\{\{(\w+)(?::(text|list))?\}\}/g;
const JOINTS = /(, | and | or )/;
const REMEMBERED = 500;

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function compile(source: string, words: string): Template {
  const holes = [...source.matchAll(HOLE)].map(([, name = '', kind = '']) => ({ name, kind }));
  const written = source.replace(HOLE, '\0').split('\0');
  const pattern = new RegExp(`^${written.map(escape).join('(.+?)')}$`, 's');
  return { pattern, holes, words, weight: written.join('').length };
}

function fill({ holes, words }: Template, values: readonly string[], translate: Translate): string {
  const known = (text: string): string => translate(text) ?? text;
  const filled = holes.map(({ name, kind }, i): [string, string] => {
    const value = values[i] ?? '';
    if (kind === 'list') return [name, value.split(JOINTS).map(known).join('')];
    return [name, kind === 'text' ? known(value) : value];
  });
  const byName = new Map(filled);
  return words.replace(HOLE, (_, name: string) => byName.get(name) ?? '');
}

/**
 * Translates by a list of texts and templates. `{{name}}` stands for anything and keeps it, `{{name:text}}` for another
 * text of the list, `{{name:list}}` for several of them with commas, "and" or "or" between. Whole texts come first.
 */
export function translatorOf(texts: Readonly<Record<string, string>>): Translate {
  const whole = new Map(Object.entries(texts).filter(([source]) => !source.includes('{{')));
  const templates = Object.entries(texts)
    .filter(([source]) => source.includes('{{'))
    .map(([source, words]) => compile(source, words))
    .sort((a, b) => b.weight - a.weight);
  const remembered = new Map<string, string | undefined>();

  const search: Translate = (text) => {
    for (const template of templates) {
      const [, ...values] = template.pattern.exec(text) ?? [];
      if (values.length > 0) return fill(template, values, translate);
    }
    return undefined;
  };
  const translate: Translate = (text) => {
    const exact = whole.get(text);
    if (exact !== undefined) return exact;
    if (!remembered.has(text)) {
      if (remembered.size >= REMEMBERED) remembered.clear();
      remembered.set(text, search(text));
    }
    return remembered.get(text);
  };
  return translate;
}
