import { useEffect, useState } from 'react';

const PAGE = 100;

export interface Pagination {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options?: { onComplete: (error: Error | null) => void }) => unknown;
}

/**
 * Loads a connection to its end, page by page, for screens that search, order or sum up the whole list. Returns the
 * edges to show: after a refetch, which returns only the first page, the previous list until all pages are loaded.
 */
export function useLoadRest<Edges extends readonly unknown[]>(
  { hasNext, isLoadingNext, loadNext }: Pagination,
  edges: Edges | undefined,
): Edges | undefined {
  useEffect(() => {
    if (hasNext && !isLoadingNext) loadNext(PAGE);
  }, [hasNext, isLoadingNext, loadNext]);
  const [whole, setWhole] = useState<Edges>();
  if (!hasNext && edges !== whole) setWhole(edges);
  return hasNext && edges && whole ? whole : edges;
}
