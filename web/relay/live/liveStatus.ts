import { useEffect, useSyncExternalStore } from 'react';
import { pendingResponses } from './responses.ts';
import { Emitter } from '../../lib/emitter.ts';

/** live: events arrive (or no subscription exists); reconnecting: retrying; paused: the browser is offline. */
type LiveState = 'live' | 'reconnecting' | 'paused';
export interface LiveStatus {
  readonly state: LiveState;
  /** When the data on screen was last known to be complete, in milliseconds since 1970. */
  readonly lastSyncedAt: number;
}

const JITTER_MS = 2_000;
const AGAIN_MS = 2_000;
const LAST_AGAIN_MS = 64_000;
let status: LiveStatus = { state: 'live', lastSyncedAt: Date.now() };
const changed = new Emitter();

/**
 * What live updates depend on: the browser's network, the WebSocket, the platform behind the gateway, each
 * subscription.
 */
type Link = 'network' | 'socket' | 'platform' | `subscription ${string}`;
const broken = new Set<Link>();

/** Reports that a link is broken or restored; returning to live updates `lastSyncedAt`. */
export function setLink(link: Link, isWhole: boolean): void {
  if (isWhole) broken.delete(link);
  else broken.add(link);
  const state = broken.has('network') ? 'paused' : broken.size > 0 ? 'reconnecting' : 'live';
  if (state === status.state) return;
  // When a link breaks, the data was complete until now; when it is restored, until the refetch has finished.
  status = { state, lastSyncedAt: Date.now() };
  changed.emit();
}

/** Calls `listener` when the state of the live channel changes and when a refetch has finished. */
export const subscribeToLiveStatus = changed.subscribe;

/** The current state of the live channel, without subscribing to it. */
export const liveStatus = (): LiveStatus => status;

/** The state of the live channel, for the indicator in the header and for polling. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(changed.subscribe, liveStatus, liveStatus);
}

interface MountedQuery {
  /** Equal for readers of the same query and variables. */
  readonly key: string;
  /** Refetches with the old data visible; resolves with whether it succeeded. */
  readonly refetch: () => Promise<boolean>;
}
const mounted = new Set<MountedQuery>();

/** Registers a query that is on screen; returns the function that removes it. */
export function registerMountedQuery(entry: MountedQuery): () => void {
  mounted.add(entry);
  return () => mounted.delete(entry);
}

/** Refetches all queries on screen with the old data visible; resolves with whether all succeeded. */
export async function refetchMounted(): Promise<boolean> {
  // Relay would reuse a pending request for the same query, which may have been read before the change.
  await pendingResponses();
  // Several readers of one query share one request.
  const distinct = new Map([...mounted].map((entry) => [entry.key, entry]));
  const came = await Promise.all([...distinct.values()].map((entry) => entry.refetch()));
  if (came.includes(false)) return false;
  status = { ...status, lastSyncedAt: Date.now() };
  changed.emit();
  return true;
}

let scheduled: { readonly due: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * Schedules one refetch of the queries on screen, however many subscriptions request it; the earliest request counts.
 * The random delay spreads the load when all browsers reconnect after a restart of the server.
 */
export function requestResync(delay: number = Math.random() * JITTER_MS): void {
  const due = Date.now() + delay;
  if (scheduled !== undefined && scheduled.due <= due) return;
  clearTimeout(scheduled?.timer);
  const timer = setTimeout(() => {
    scheduled = undefined;
    void catchUp(AGAIN_MS);
  }, delay);
  scheduled = { due, timer };
}

/** Retries a failed refetch with increasing waits for two minutes. */
async function catchUp(patience: number): Promise<void> {
  if ((await refetchMounted()) || patience > LAST_AGAIN_MS) return;
  setTimeout(() => void catchUp(patience * 2), patience);
}

/** Refetches the queries on screen when the window gets focus; for data without live events. */
export function useRefetchOnFocus(): void {
  useEffect(() => {
    const onFocus = () => requestResync(0);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
}
