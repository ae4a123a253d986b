import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  readonly has: (id: string) => boolean;
  /** Selects or clears one item. The function never changes, so that rows are not rendered again. */
  readonly select: (id: string, isSelected: boolean) => void;
  readonly selectAll: (ids: readonly string[], areSelected: boolean) => void;
  readonly clear: () => void;
}

/** The selected rows of a table, by id. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set());
  const selectAll = useCallback(
    (some: readonly string[], areSelected: boolean) =>
      setIds((before) => {
        const others = [...before].filter((id) => !some.includes(id));
        return new Set(areSelected ? [...others, ...some] : others);
      }),
    [],
  );
  const select = useCallback((id: string, isSelected: boolean) => selectAll([id], isSelected), [selectAll]);
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(
    () => ({ has: (id: string) => ids.has(id), select, selectAll, clear }),
    [ids, select, selectAll, clear],
  );
}
