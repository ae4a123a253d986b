import { useSyncExternalStore } from 'react';
import { Emitter } from '../../relay/emitter.ts';

export type Overlay = 'palette' | 'sheet' | null;

const changed = new Emitter();
let open: Overlay = null;

function show(next: Overlay): void {
  open = next;
  changed.emit();
}

/** Opens the command palette. */
export const openPalette = (): void => show('palette');
/** Opens the list of shortcuts. */
export const openSheet = (): void => show('sheet');
/** Closes either. */
export const closeOverlay = (): void => show(null);

/** Which of the two is open. */
export const useOverlay = (): Overlay =>
  useSyncExternalStore(
    changed.subscribe,
    () => open,
    () => null,
  );
