import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../../lib/browserStorage.ts';
import { Emitter } from '../../../lib/emitter.ts';

const STORED = 'kubedeck.clusterHeaderCollapsed';
const changed = new Emitter();

const isCollapsed = () => browserStorage.read(STORED) === 'true';

function toggle(): void {
  browserStorage.write(STORED, String(!isCollapsed()));
  changed.emit();
}

/** Whether the header of clusters is collapsed, and its toggle; stored for the next visit. */
export function useHeaderCollapse(): [isCollapsed: boolean, toggle: () => void] {
  return [useSyncExternalStore(changed.subscribe, isCollapsed, isCollapsed), toggle];
}
