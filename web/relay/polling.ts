import { useEffect } from 'react';
import { liveStatus, refetchMounted, subscribeToLiveStatus } from './liveStatus.ts';

/** While something on screen is at work, and otherwise; the specification's intervals. */
const BUSY_MS = 5_000;
const IDLE_MS = 30_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let busy = 0;

function schedule(): void {
  clearTimeout(timer);
  timer = undefined;
  if (liveStatus().state !== 'reconnecting') return;
  timer = setTimeout(() => void poll(), busy > 0 ? BUSY_MS : IDLE_MS);
}

async function poll(): Promise<void> {
  // Nobody looks at a hidden tab; it catches up when it is shown.
  if (document.visibilityState === 'visible') await refetchMounted();
  schedule();
}

/** Asks for what is on screen regularly while live updates are interrupted; returns the function that stops it. */
export function pollWhilePaused(): () => void {
  let before = liveStatus().state;
  const stop = subscribeToLiveStatus(() => {
    const { state } = liveStatus();
    if (state !== before) schedule();
    before = state;
  });
  schedule();
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Says that something on screen is at work, so that without live updates it is asked for more often. */
export function useBusy(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return undefined;
    busy += 1;
    schedule();
    return () => {
      busy -= 1;
      schedule();
    };
  }, [isBusy]);
}
