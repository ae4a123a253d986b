import { useSyncExternalStore } from 'react';
import { Emitter } from '../../lib/emitter.ts';

export type Overlay = 'palette' | 'sheet' | 'accounts' | null;

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
/** Opens the list of the user's accounts. */
export const openAccounts = (): void => show('accounts');
/** Closes any of them. */
export const closeOverlay = (): void => show(null);

/** Which of them is open. */
export const useOverlay = (): Overlay =>
  useSyncExternalStore(
    changed.subscribe,
    () => open,
    () => null,
  );
