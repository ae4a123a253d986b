import { useEffect, useSyncExternalStore } from 'react';
import { Emitter } from '../../relay/emitter.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly group: 'actions' | 'goto' | 'clusters' | 'deployments' | 'settings' | 'up' | 'help';
  readonly run: () => void;
  /** Other words it is found by. */
  readonly keywords?: readonly string[];
  /** Shown at the right; binding it is `useShortcut`'s work. */
  readonly shortcut?: string;
  /** Listed but not runnable, with the reason. */
  readonly disabledReason?: string;
}

const lists = new Map<object, readonly Command[]>();
const changed = new Emitter();
let snapshot: readonly Command[] = [];

function publish(): void {
  snapshot = [...lists.values()].reverse().flat();
  changed.emit();
}

/**
 * Puts a page's commands into the palette while the page is mounted, before the general ones.
 * Memoise the list: a new one replaces the old.
 */
export function useCommands(commands: readonly Command[]): void {
  useEffect(() => {
    const owner = {};
    lists.set(owner, commands);
    publish();
    return () => {
      lists.delete(owner);
      publish();
    };
  }, [commands]);
}

/** What the palette offers now. */
export const useAllCommands = (): readonly Command[] =>
  useSyncExternalStore(
    changed.subscribe,
    () => snapshot,
    () => snapshot,
  );
