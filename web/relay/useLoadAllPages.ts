import { useEffect, useState } from 'react';
import { retryWanted } from './signals.ts';

/** The most items the server returns at once. */
export const MAX_PAGE = 100;

export interface Pagination {
  readonly hasNext: boolean;
  readonly isLoadingNext: boolean;
  readonly loadNext: (count: number, options?: { onComplete: (error: Error | null) => void }) => unknown;
}

/**
 * Loads a connection to its end, page by page, for screens that search, order or sum up the whole list. Returns the
 * edges to show: after a refetch, which returns only the first page, the previous list until all pages are loaded.
 */
export function useLoadAllPages<Edges extends readonly unknown[]>(
  { hasNext, isLoadingNext, loadNext }: Pagination,
  edges: Edges | undefined,
): Edges | undefined {
  /** The edges after which the next page could not be loaded: it is not requested again until they change. */
  const [failedEdges, setFailedEdges] = useState<Edges>();
  useEffect(() => retryWanted.subscribe(() => setFailedEdges(undefined)), []);
  useEffect(() => {
    if (!hasNext || isLoadingNext || edges === failedEdges) return;
    loadNext(MAX_PAGE, { onComplete: (error) => error && setFailedEdges(edges) });
  }, [hasNext, isLoadingNext, loadNext, edges, failedEdges]);
  const [completeEdges, setCompleteEdges] = useState<Edges>();
  if (!hasNext && edges !== completeEdges) setCompleteEdges(edges);
  return hasNext && edges && completeEdges ? completeEdges : edges;
}
