import { useCallback, useSyncExternalStore } from 'react';
import { Emitter } from '../../../relay/emitter.ts';

const STORED = 'kubedeck.clusterHeaderCollapsed';
const changed = new Emitter();

const isCollapsed = () => localStorage.getItem(STORED) === 'true';

/** Is the head of clusters folded to one line, and the switch for it; kept for the next visit. */
export function useHeaderCollapse(): [isCollapsed: boolean, toggle: () => void] {
  const collapsed = useSyncExternalStore(changed.subscribe, isCollapsed, isCollapsed);
  const toggle = useCallback(() => {
    localStorage.setItem(STORED, String(!isCollapsed()));
    changed.emit();
  }, []);
  return [collapsed, toggle];
}
