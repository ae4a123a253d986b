import { useEffect } from 'react';

const PAGE = 100;

interface Pagination {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number) => unknown;
}

/** Brings the rest of a connection page by page, for screens that search, order or sum up the whole list. */
export function useLoadRest({ hasNext, isLoadingNext, loadNext }: Pagination): void {
  useEffect(() => {
    if (hasNext && !isLoadingNext) loadNext(PAGE);
  }, [hasNext, isLoadingNext, loadNext]);
}
