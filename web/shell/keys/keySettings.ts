import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../lib/browserStorage.ts';
import { Emitter } from '../../lib/emitter.ts';

const STORED = 'kubedeck.singleKeys';
const changed = new Emitter();

/** Whether shortcuts without Ctrl or Cmd are on; they are unless the user turned them off. */
export const areSingleKeysOn = (): boolean => browserStorage.read(STORED) !== 'off';

/** Turns single-letter shortcuts on or off for this browser. */
export function setSingleKeys(isOn: boolean): void {
  browserStorage.write(STORED, isOn ? 'on' : 'off');
  changed.emit();
}

/** The setting for the shortcut sheet. */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore(changed.subscribe, areSingleKeysOn, areSingleKeysOn);
