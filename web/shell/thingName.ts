import { useEffect, useSyncExternalStore } from 'react';
import { Emitter } from '../lib/emitter.ts';

const changed = new Emitter();
let shown: string | undefined;

function set(name: string | undefined): void {
  shown = name;
  changed.emit();
}

/** Sets the name of the object that the page is about, for the document title; layouts call it with loaded data. */
export function useThingName(name: string | undefined): void {
  useEffect(() => {
    set(name);
    return () => set(undefined);
  }, [name]);
}

/** The name of the object on screen; undefined on pages without one. */
export const useShownThing = (): string | undefined => useSyncExternalStore(changed.subscribe, () => shown);
