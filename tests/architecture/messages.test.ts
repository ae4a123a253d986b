import { describe, expect, it } from 'vitest';
import { printedFiles } from '../../platform/messages/printed.ts';
import { translatorOf } from '../../web/i18n/textTemplates.ts';
import { read } from './repository.ts';

const texts = (path: string) => JSON.parse(read(path)) as Record<string, string>;

describe('messages of the platform', () => {
  it.each(Object.entries(printedFiles))('are printed to %s: run `npm run schema`', (path, text) => {
    expect(read(path)).toBe(text);
  });

  it('all have a translation', () => {
    const codes = Object.keys(texts('web/i18n/en/messages.json'));
    expect(codes.length).toBeGreaterThan(400);
    expect(Object.keys(texts('web/i18n/es/messages.json')).toSorted()).toEqual(codes.toSorted());
  });

  it('all have a translation by their wording, which the console still looks up', () => {
    const translate = translatorOf(texts('web/i18n/es/platform.json'));
    const words = Object.values(texts('web/i18n/en/messages.json'));
    const unknown = words.filter(
      (text) => !/^[^a-z]*(\{\{\w+\}\}[^a-z]*)+( not found)?$/i.test(text) && translate(text) === undefined,
    );
    expect(unknown).toEqual([]);
  });
});
