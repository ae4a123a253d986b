import { act, renderHook } from '@testing-library/react';
import { retryWanted } from './signals.ts';
import { useLoadAllPages, type Pagination } from './useLoadAllPages.ts';

const loadNext = vi.fn<Pagination['loadNext']>();
const page = (hasNext: boolean, isLoadingNext = false) => ({ hasNext, isLoadingNext, loadNext });

function shown() {
  return renderHook(({ pagination, edges }) => useLoadAllPages(pagination, edges), {
    initialProps: { pagination: page(true), edges: ['a'] },
  });
}

beforeEach(() => loadNext.mockClear());

describe('useLoadAllPages', () => {
  it('loads all pages and returns the growing list', () => {
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

  it('requests a page that failed again only after a refetch, or when failed requests are retried', () => {
    const { rerender } = shown();
    const edges = ['first page'];
    const fail = () => {
      rerender({ pagination: page(true, true), edges });
      act(() => loadNext.mock.lastCall?.[1]?.onComplete(new Error('offline')));
      rerender({ pagination: page(true), edges });
    };
    rerender({ pagination: page(true), edges });
    expect(loadNext).toHaveBeenCalledTimes(2);
    fail();
    expect(loadNext).toHaveBeenCalledTimes(2);
    act(() => retryWanted.emit());
    expect(loadNext).toHaveBeenCalledTimes(3);
    fail();
    expect(loadNext).toHaveBeenCalledTimes(3);
    rerender({ pagination: page(true), edges: ['refetched'] });
    expect(loadNext).toHaveBeenCalledTimes(4);
  });
});
