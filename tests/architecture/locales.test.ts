import { describe, expect, it } from 'vitest';
import { auditActions } from '../../platform/domains/audit/audit.actions.ts';
import { definitionFields } from '../../platform/domains/clusters/clusters.input.ts';
import { flatFields as deploymentFields } from '../../platform/domains/deployments/deployments.fields.ts';
import { flatFields as databaseFields } from '../../platform/domains/postgres/settings/settings.fields.ts';
import { defaultConfig } from '../../platform/providers/deployments/config.ts';
import { defaultPostgresConfig } from '../../platform/providers/postgres/config.ts';
import { AUDIT_NOUNS } from '../../web/domains/audit/auditFilter.ts';
import { namesIn, read, readFiles } from './repository.ts';

type Texts = { [key: string]: string | Texts };

/** All texts of a file by their dotted key. */
function flatten(texts: Texts, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/** Spanish has an additional plural form (`_many`), so plural keys are compared without their suffix. */
const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const placeholders = (text: string) =>
  [
    ...new Set(
      [...text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)].map((m) => m[1] ?? `<${m[2]}>`),
    ),
  ]
    .sort()
    .join(' ');

/** Placeholders per key, collected over all plural forms because one of them may omit `count`. */
function outline(texts: Texts): Record<string, string> {
  const byKey = new Map<string, string>();
  for (const [key, text] of flatten(texts)) {
    byKey.set(withoutPlural(key), `${byKey.get(withoutPlural(key)) ?? ''}${text}`);
  }
  return Object.fromEntries([...byKey].map(([key, text]): [string, string] => [key, placeholders(text)]));
}

/**
 * Keys that occur nowhere in the source, neither as a string nor as the prefix of a template (`refusal.${code}`). A
 * prefix without a dot is none of a key: `is${name}` would count every key that begins with it as used.
 */
function orphans(keys: string[], source: string): string[] {
  const templates = [...source.matchAll(/[`'"](?:[\w-]+:)?([\w.-]*)\$\{/g)]
    .map((m) => m[1] ?? '')
    .filter((prefix) => prefix.includes('.'));
  const quoted = new Set([...source.matchAll(/['"`](?:[\w-]+:)?([\w.-]+)['"`]/g)].map((m) => m[1]));
  return keys.filter((key) => {
    const name = withoutPlural(key);
    return !quoted.has(name) && !templates.some((start) => name.startsWith(start));
  });
}

const files = namesIn('web/i18n/en', 'files');
const texts = (language: string, file: string) => JSON.parse(read(`web/i18n/${language}/${file}`)) as Texts;

describe('locale files', () => {
  it('exist for the same nouns in English and Spanish', () => {
    expect(namesIn('web/i18n/es', 'files')).toEqual(files);
  });

  it('have the same keys and placeholders in both languages', () => {
    for (const file of files) expect(outline(texts('es', file)), file).toEqual(outline(texts('en', file)));
  });

  it('contain no empty text', () => {
    const empty = ['en', 'es'].flatMap((language) =>
      files.flatMap((file) =>
        [...flatten(texts(language, file))]
          .filter(([, text]) => !text.trim())
          .map(([key]) => `${language}/${file} ${key}`),
      ),
    );
    expect(empty).toEqual([]);
  });

  it('contain no unused key', () => {
    const source = readFiles(/^web\/.*\.tsx?$/)
      .filter(({ path }) => !/\.test\.tsx?$|^web\/testing\//.test(path))
      .map(({ text }) => text)
      .join('\n');
    const unused = files
      // Their keys are codes sent by the server, which need not occur in the client's source.
      .filter((file) => file !== 'errors.json' && file !== 'messages.json')
      .flatMap((file) =>
        orphans([...flatten(texts('en', file)).keys()], source).map((key) => `${file} ${key}`),
      );
    expect(unused).toEqual([]);
  });

  it('name every field of a cluster, a deployment and a database that the audit log can show', () => {
    const configurations = { ...deploymentFields(defaultConfig), ...databaseFields(defaultPostgresConfig) };
    const fields = [...definitionFields, ...Object.keys(configurations)].map((path) =>
      path.split('.').at(-1),
    );
    for (const language of ['en', 'es']) {
      const keys = flatten(texts(language, 'audit.json'));
      const missing = fields.filter((name) => !keys.has(`field.${name}`));
      expect(missing, `add them to field of web/i18n/${language}/audit.json`).toEqual([]);
    }
  });

  it('name every action of the audit log, and no other', () => {
    const nouns = Object.keys(auditActions).sort();
    expect([...AUDIT_NOUNS].sort()).toEqual(nouns);
    const actions = Object.entries<readonly string[]>(auditActions).flatMap(([noun, verbs]) =>
      verbs.map((verb) => `action.${noun}.${verb}`),
    );
    for (const language of ['en', 'es']) {
      const keys = [...flatten(texts(language, 'audit.json')).keys()];
      const under = (group: string) => keys.filter((key) => key.startsWith(`${group}.`));
      expect(under('noun').sort()).toEqual(nouns.map((noun) => `noun.${noun}`));
      // An action on a named add-on has a second text.
      expect(
        under('action')
          .filter((key) => !key.endsWith('Named'))
          .sort(),
      ).toEqual(actions.sort());
    }
  });

  it('are checked for missing keys, different placeholders and unused keys', () => {
    expect(outline({ a: 'Hi {{name}}', b: { c: 'x' } })).toEqual({ a: 'name', 'b.c': '' });
    expect(outline({ a: 'Hi {{nombre}}' })).not.toEqual(outline({ a: 'Hi {{name}}' }));
    const source = "t('used'); t(`code.${x}`); const id = `c${index}`;";
    expect(orphans(['used', 'code.X', 'lost', 'card.title'], source)).toEqual(['lost', 'card.title']);
  });
});
