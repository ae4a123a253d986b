import { describe, expect, it } from 'vitest';
import { printedFiles } from '../../platform/messages/printed.ts';
import { read } from './repository.ts';

describe('messages of the platform', () => {
  it.each(Object.entries(printedFiles))('are printed to %s: run `npm run schema`', (path, text) => {
    expect(read(path)).toBe(text);
  });
});
