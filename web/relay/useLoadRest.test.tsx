import { renderHook } from '@testing-library/react';
import { useLoadRest } from './useLoadRest.ts';

const loadNext = vi.fn();
const page = (hasNext: boolean, isLoadingNext = false) => ({ hasNext, isLoadingNext, loadNext });

function shown() {
  return renderHook(({ pagination, edges }) => useLoadRest(pagination, edges), {
    initialProps: { pagination: page(true), edges: ['a'] },
  });
}

beforeEach(() => loadNext.mockClear());

describe('useLoadRest', () => {
  it('loads the rest and returns the growing list', () => {
    const { result, rerender } = shown();
    expect(result.current).toEqual(['a']);
    expect(loadNext).toHaveBeenCalledTimes(1);
    rerender({ pagination: page(false), edges: ['a', 'b'] });
    expect(result.current).toEqual(['a', 'b']);
    expect(loadNext).toHaveBeenCalledTimes(1);
  });

  it('returns the previous list while a refetch loads the pages again', () => {
    const { result, rerender } = shown();
    rerender({ pagination: page(false), edges: ['a', 'b'] });
    rerender({ pagination: page(true), edges: ['new'] });
    expect(result.current).toEqual(['a', 'b']);
    rerender({ pagination: page(false), edges: ['new', 'a'] });
    expect(result.current).toEqual(['new', 'a']);
  });
});
