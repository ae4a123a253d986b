import { useEffect, useSyncExternalStore } from 'react';
import { Emitter } from '../../lib/emitter.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly group:
    | 'actions'
    | 'goto'
    | 'clusters'
    | 'apps'
    | 'deployments'
    | 'databases'
    | 'addons'
    | 'nodes'
    | 'settings'
    | 'up'
    | 'docs'
    | 'help';
  readonly run: () => void;
  /** Additional search words. */
  readonly keywords?: readonly string[];
  /** Shown on the right; the key itself is bound by `useShortcut`. */
  readonly shortcut?: string;
  /** Listed but disabled, with the reason. */
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
 * Adds a page's commands to the palette while the page is mounted, before the general ones. Memoise the list: a new one
 * replaces the old one.
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

/** The current commands of the palette. */
export const useAllCommands = (): readonly Command[] =>
  useSyncExternalStore(
    changed.subscribe,
    () => snapshot,
    () => snapshot,
  );
