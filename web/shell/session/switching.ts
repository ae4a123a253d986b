import { useSyncExternalStore } from 'react';
import { Emitter } from '../../relay/emitter.ts';

const changed = new Emitter();
let switchingTo: string | undefined;

/** Says which account is being switched to; undefined when that is over. */
export function setSwitchingTo(name: string | undefined): void {
  switchingTo = name;
  changed.emit();
}

/** The account being switched to; while there is one, no page is drawn, so none reads the old account's data. */
export const useSwitchingTo = (): string | undefined =>
  useSyncExternalStore(
    changed.subscribe,
    () => switchingTo,
    () => switchingTo,
  );
