import { useEffect, useState } from 'react';

const PAGE = 100;

interface Pagination {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number) => unknown;
}

/**
 * Brings the rest of a connection page by page, for screens that search, order or sum up the whole list. Returns the
 * edges to show: a refetch begins with the first page again, and until the rest has come the list of before stays.
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
