import { useCallback, useSyncExternalStore } from 'react';
import { browserStorage } from '../../../lib/browserStorage.ts';
import { Emitter } from '../../../lib/emitter.ts';

const STORED = 'kubedeck.clusterHeaderCollapsed';
const changed = new Emitter();

const isCollapsed = () => browserStorage.read(STORED) === 'true';

/** Whether the header of clusters is collapsed, and its toggle; stored for the next visit. */
export function useHeaderCollapse(): [isCollapsed: boolean, toggle: () => void] {
  const collapsed = useSyncExternalStore(changed.subscribe, isCollapsed, isCollapsed);
  const toggle = useCallback(() => {
    browserStorage.write(STORED, String(!isCollapsed()));
    changed.emit();
  }, []);
  return [collapsed, toggle];
}
