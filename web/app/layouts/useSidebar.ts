import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../lib/browserStorage.ts';
import { Emitter } from '../../lib/emitter.ts';

/** Named by the specification. */
const STORED = 'sidebarCollapsed';
const NARROW = '(max-width: 1023px)';
const changed = new Emitter();

/** The user's choice, if any; otherwise the sidebar is collapsed on narrow screens. */
function isCollapsed(): boolean {
  const stored = browserStorage.read(STORED);
  return stored === null ? window.matchMedia(NARROW).matches : stored === 'true';
}

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', listener);
  const stop = changed.subscribe(listener);
  return () => {
    media.removeEventListener('change', listener);
    stop();
  };
}

function toggle(): void {
  browserStorage.write(STORED, String(!isCollapsed()));
  changed.emit();
}

/** Whether the sidebar is collapsed, and its toggle. */
export function useSidebar(): [isCollapsed: boolean, toggle: () => void] {
  return [useSyncExternalStore(subscribe, isCollapsed, isCollapsed), toggle];
}
