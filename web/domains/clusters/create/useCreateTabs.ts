import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { tabOf, toTab, type CreateTab } from './createTabs.ts';

/** The current tab, kept in the address, and a function that shows a field on any tab. */
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
    // A field can be focused only once its panel is visible.
    if (wanted && tabOf(wanted.path) === tab) setFocus(wanted.path);
    // oxlint-disable-next-line react/exhaustive-deps -- once per wish and tab, whatever the function's identity
  }, [wanted, tab]);

  return { tab, open, focusField };
}
