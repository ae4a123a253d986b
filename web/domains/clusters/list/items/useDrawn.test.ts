import { renderHook, waitFor } from '@testing-library/react';
import { drawMore, useDrawn } from './useDrawn.ts';

const names = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `c${from + i}`);

describe('rendering a long list', () => {
  const ids = names(60);

  it('starts with a screenful and ends with everything', async () => {
    const seen: number[] = [];
    const { result } = renderHook(() => {
      const drawn = useDrawn(ids);
      seen.push(drawn.size);
      return drawn;
    });
    expect(seen[0]).toBe(24);
    await waitFor(() => expect([...result.current]).toEqual(ids));
    expect(Math.max(...seen.slice(1).map((size, i) => size - (seen[i] ?? 0)))).toBeLessThanOrEqual(12);
  });

  it('renders a short list at once', () => {
    const few = names(3);
    const { result } = renderHook(() => useDrawn(few));
    expect([...result.current]).toEqual(few);
  });

  it('keeps rendered items when they move', () => {
    const before = new Set(names(30));
    expect([...drawMore(before, names(30).reverse())]).toEqual(names(30).reverse());
  });

  it('renders new items step by step, from the start', () => {
    const before = new Set(names(10));
    expect([...drawMore(before, names(100))]).toEqual(names(22));
  });

  it('starts again with another list', () => {
    expect([...drawMore(new Set(names(10)), names(100, 50))]).toEqual(names(24, 50));
  });
});
