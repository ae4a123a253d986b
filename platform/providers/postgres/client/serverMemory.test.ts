import { describe, expect, it } from 'vitest';
import { memoryRequest, sharedBuffersOf } from './serverMemory.ts';

describe('the memory of an instance', () => {
  it.each([
    [undefined, '256Mi'],
    ['128MB', '256Mi'],
    ['1GB', '1152Mi'],
    ['1.5 GB', '1664Mi'],
    ['16384', '256Mi'],
    ['64kB', '129Mi'],
  ])('holds shared buffers of %s', (value, expected) => {
    expect(memoryRequest(value)).toBe(expected);
  });

  it('is written with a unit', () => {
    expect([sharedBuffersOf('16384'), sharedBuffersOf('1GB')]).toEqual(['131072kB', '1GB']);
  });
});
