import { describe, expect, it } from 'vitest';
import { printedFiles } from '../../platform/messages/printed.ts';
import { read } from './repository.ts';

const texts = (path: string) => JSON.parse(read(path)) as Record<string, string>;

describe('messages of the platform', () => {
  it.each(Object.entries(printedFiles))('are printed to %s: run `npm run schema`', (path, text) => {
    expect(read(path)).toBe(text);
  });

  it('are all translated', () => {
    const codes = Object.keys(texts('web/i18n/en/messages.json'));
    expect(codes.length).toBeGreaterThan(400);
    expect(Object.keys(texts('web/i18n/es/messages.json')).toSorted()).toEqual(codes.toSorted());
  });
});
