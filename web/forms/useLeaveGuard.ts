import { useCallback, useEffect, useRef } from 'react';
import { useBlocker, useNavigate } from 'react-router-dom';
import { useUnsavedGuard, type Blocker } from './useUnsavedGuard.ts';
import { Emitter } from '../lib/emitter.ts';

const objectDeleted = new Emitter();

/** Navigates away after the object of the page was deleted: its form is left without asking about unsaved changes. */
export function useLeaveDeleted(): (to: string) => void {
  const navigate = useNavigate();
  return (to) => {
    objectDeleted.emit();
    void navigate(to);
  };
}

/**
 * Asks before leaving with changes; changing the tab is not leaving. `onDiscard` runs when they are discarded. `stays`
 * names the other addresses of a form with a route for each tab.
 */
export function useLeaveGuard(
  isDirty: boolean,
  onDiscard: () => void,
  stays: (pathname: string) => boolean = () => false,
): { blocker: Blocker; release: () => void } {
  const isReleased = useRef(false);
  const release = useCallback(() => {
    isReleased.current = true;
  }, []);
  useEffect(() => objectDeleted.subscribe(release), [release]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isReleased.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      !stays(nextLocation.pathname),
  );
  useUnsavedGuard(isDirty);
  const proceed = () => {
    onDiscard();
    blocker.proceed?.();
  };
  return {
    blocker: { state: blocker.state, proceed, reset: blocker.reset },
    release,
  };
}
