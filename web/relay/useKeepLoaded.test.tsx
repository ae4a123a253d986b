import { renderHook } from '@testing-library/react';
import { useKeepLoaded } from './useKeepLoaded.ts';

type Options = { onComplete: (error: Error | null) => void } | undefined;
const loadNext = vi.fn<(count: number, options?: Options) => void>();
const page = (length: number, rest = {}) => ({
  hasNext: true,
  isLoadingNext: false,
  connection: { edges: Array.from({ length }) },
  filter: '',
  ...rest,
});

function loaded(length: number) {
  return renderHook(
    ({ hasNext, isLoadingNext, connection, filter }) =>
      useKeepLoaded({ hasNext, isLoadingNext, loadNext }, connection, filter),
    { initialProps: page(length) },
  );
}

beforeEach(() => loadNext.mockClear());

it('loads nothing by itself', () => {
  const { result, rerender } = loaded(50);
  rerender(page(100));
  expect(result.current?.edges).toHaveLength(100);
  expect(loadNext).not.toHaveBeenCalled();
});

it('loads again what a refetch dropped, at most 100 items at once, and shows the previous list until then', () => {
  const { result, rerender } = loaded(170);
  rerender(page(50));
  expect(loadNext).toHaveBeenLastCalledWith(100, expect.anything());
  expect(result.current?.edges).toHaveLength(170);
  rerender(page(50, { isLoadingNext: true }));
  rerender(page(150));
  expect(loadNext).toHaveBeenLastCalledWith(20, expect.anything());
  rerender(page(170));
  expect(result.current?.edges).toHaveLength(170);
  expect(loadNext).toHaveBeenCalledTimes(2);
});

it('shows the first page when the others cannot be loaded', () => {
  const { result, rerender } = loaded(100);
  const firstPage = page(50);
  rerender(firstPage);
  loadNext.mock.lastCall?.[1]?.onComplete(new Error('offline'));
  rerender(firstPage);
  expect(result.current?.edges).toHaveLength(50);
  expect(loadNext).toHaveBeenCalledTimes(1);
});

it('shows the first page of another filter, and all of a list that has become shorter', () => {
  const { result, rerender } = loaded(100);
  rerender(page(50, { filter: 'x' }));
  expect(result.current?.edges).toHaveLength(50);
  rerender(page(3, { hasNext: false, filter: 'x' }));
  expect(result.current?.edges).toHaveLength(3);
  expect(loadNext).not.toHaveBeenCalled();
});
