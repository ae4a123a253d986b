import { useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { useUnsavedGuard, type Blocker } from '../../../forms/useUnsavedGuard.ts';

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
    release: () => {
      isReleased.current = true;
    },
  };
}
