import { useEffect, useState } from 'react';

interface TabbedForm<Tab extends string> {
  readonly tab: Tab;
  readonly open: (tab: Tab) => void;
  readonly tabOf: (path: string) => Tab;
  readonly setFocus: (path: string) => void;
}

/** A function that shows and focuses a field on any tab of a form. */
export function useFieldOnTab<Tab extends string>({ tab, open, tabOf, setFocus }: TabbedForm<Tab>) {
  const [wanted, setWanted] = useState<{ path: string }>();
  useEffect(() => {
    // A field can be focused only once its panel is visible.
    if (wanted && tabOf(wanted.path) === tab) setFocus(wanted.path);
    // oxlint-disable-next-line react/exhaustive-deps -- once per wish and tab, whatever the functions' identity
  }, [wanted, tab]);
  return (path: string) => {
    open(tabOf(path));
    setWanted({ path });
  };
}
