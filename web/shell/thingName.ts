import { useEffect, useSyncExternalStore } from 'react';
import { Emitter } from '../relay/emitter.ts';

const changed = new Emitter();
let shown: string | undefined;

function set(name: string | undefined): void {
  shown = name;
  changed.emit();
}

/** Names the thing that the page is about, for the title of the document: frames call it with what they loaded. */
export function useThingName(name: string | undefined): void {
  useEffect(() => {
    set(name);
    return () => set(undefined);
  }, [name]);
}

/** The name of the thing on screen; undefined on pages that are about no single one. */
export const useShownThing = (): string | undefined => useSyncExternalStore(changed.subscribe, () => shown);
