import { useEffect } from 'react';
import { liveStatus, refetchMounted, subscribeToLiveStatus } from './liveStatus.ts';

/** Poll intervals while an object on screen is busy, and otherwise; from the specification. */
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
  // A hidden tab does not poll; it refetches when it becomes visible.
  if (document.visibilityState === 'visible') await refetchMounted();
  schedule();
}

/**
 * Refetches the queries on screen at intervals while live updates are interrupted; returns the function that stops it.
 */
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

/** Marks that an object on screen is busy, so that polling is more frequent while live updates are interrupted. */
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
