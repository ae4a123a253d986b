import { useSyncExternalStore } from 'react';
import { Emitter } from '../../lib/emitter.ts';

const changed = new Emitter();
let switchingTo: string | undefined;

/** Sets the account that is being switched to; undefined when the switch has finished. */
export function setSwitchingTo(name: string | undefined): void {
  switchingTo = name;
  changed.emit();
}

/** The account that is being switched to; meanwhile no page is rendered, so none reads the old account's data. */
export const useSwitchingTo = (): string | undefined =>
  useSyncExternalStore(
    changed.subscribe,
    () => switchingTo,
    () => switchingTo,
  );
