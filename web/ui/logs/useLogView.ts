import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { LogBuffer } from './logBuffer.ts';
import { LogView } from './logView.ts';
import { patternOf } from './search.ts';
import type { LogSettings } from './settings.ts';

/** What a viewer shows of a buffer with these settings. Does not render again when lines come; see `useLogVersion`. */
export function useLogView(buffer: LogBuffer, settings: LogSettings) {
  const { query, isRegex, isOnlyMatches, least } = settings;
  const pods = settings.pods.join(',');
  const view = useMemo(() => new LogView(buffer), [buffer]);
  const pattern = useMemo(() => patternOf(query, isRegex), [query, isRegex]);
  useEffect(() => {
    view.configure({ pods: pods === '' ? null : new Set(pods.split(',')), least, pattern, isOnlyMatches });
  }, [view, pods, least, pattern, isOnlyMatches]);
  return { view, pattern };
}

/** Renders again when the lines of a view change. */
export const useLogVersion = (view: LogView): number => useSyncExternalStore(view.subscribe, view.version);

/** The match that is marked, and how to go to another one. */
export function useMatches(view: LogView, goTo: (index: number) => void) {
  const [current, setCurrent] = useState<string | null>(null);
  const step = (by: 1 | -1) => {
    const count = view.matches.length;
    if (count === 0) return;
    const at = view.matches.findIndex(({ id }) => id === current);
    const from = at < 0 && by < 0 ? 0 : at;
    const next = view.matches[(from + by + count) % count];
    if (!next) return;
    setCurrent(next.id);
    goTo(view.shown.indexOf(next));
  };
  return { current, step, clear: () => setCurrent(null) };
}
