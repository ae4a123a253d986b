import { useEffect, useState } from 'react';
import { MAX_PAGE, type Pagination } from './useLoadAllPages.ts';

interface Connection {
  readonly edges: readonly unknown[];
}

/**
 * Keeps as many items of a connection as the user has loaded: a refetch returns only the first page, so the others are
 * loaded again. Returns the connection to show, which is the previous one until that has happened or failed. Another
 * `filter` starts with the first page.
 */
export function useKeepLoaded<Loaded extends Connection>(
  { hasNext, isLoadingNext, loadNext }: Pagination,
  connection: Loaded | null | undefined,
  filter = '',
): Loaded | null | undefined {
  const [shown, setShown] = useState({ connection, filter });
  const missing =
    hasNext && shown.connection && connection && shown.filter === filter
      ? shown.connection.edges.length - connection.edges.length
      : 0;
  useEffect(() => {
    if (missing <= 0 || isLoadingNext) return;
    const onComplete = (error: Error | null) => error && setShown({ connection, filter });
    loadNext(Math.min(missing, MAX_PAGE), { onComplete });
  }, [missing, isLoadingNext, loadNext, connection, filter]);
  if (missing > 0) return shown.connection;
  if (connection !== shown.connection) setShown({ connection, filter });
  return connection;
}
