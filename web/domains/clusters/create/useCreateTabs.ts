import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tabOf, toTab, type CreateTab } from './createTabs.ts';

/** The open tab, kept in the address, and a way to reach a field on any of them. */
export function useCreateTabs(setFocus: (path: string) => void) {
  const [params, setParams] = useSearchParams();
  const tab = toTab(params.get('tab'));
  const [wanted, setWanted] = useState<{ path: string }>();

  const open = useCallback(
    (next: CreateTab) => setParams({ tab: next }, { replace: true, preventScrollReset: true }),
    [setParams],
  );
  const focusField = useCallback(
    (path: string) => {
      open(tabOf(path));
      setWanted({ path });
    },
    [open],
  );

  useEffect(() => {
    // A field takes focus only once its panel is shown.
    if (wanted && tabOf(wanted.path) === tab) setFocus(wanted.path);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once per wish and tab, whatever the function's identity
  }, [wanted, tab]);

  return { tab, open, focusField };
}

export type CreateTabs = ReturnType<typeof useCreateTabs>;
