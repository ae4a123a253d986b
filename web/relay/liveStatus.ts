import { useEffect, useSyncExternalStore } from 'react';
import { answersUnderWay } from './answers.ts';
import { Emitter } from './emitter.ts';

/** live: events arrive (or none are asked for); reconnecting: trying; paused: the browser is offline. */
export type LiveState = 'live' | 'reconnecting' | 'paused';
export interface LiveStatus {
  readonly state: LiveState;
  /** Milliseconds since 1970 of the moment from which on nothing was missed. */
  readonly lastSyncedAt: number;
}

const JITTER_MS = 2_000;
const AGAIN_MS = 2_000;
const LAST_AGAIN_MS = 64_000;
let status: LiveStatus = { state: 'live', lastSyncedAt: Date.now() };
const changed = new Emitter();

/** What live updates depend on: the browser's network, the WebSocket, the platform behind the gateway, each subscription. */
type Link = 'network' | 'socket' | 'platform' | `subscription ${string}`;
const broken = new Set<Link>();

/** Says that a link broke or is whole again; going back to live moves `lastSyncedAt`. */
export function setLink(link: Link, isWhole: boolean): void {
  if (isWhole) broken.delete(link);
  else broken.add(link);
  const state = broken.has('network') ? 'paused' : broken.size > 0 ? 'reconnecting' : 'live';
  if (state === status.state) return;
  // When a link breaks, what is on screen was true until now; when it returns, until the refetch ends.
  status = { state, lastSyncedAt: Date.now() };
  changed.emit();
}

/** Calls `listener` when the channel breaks or returns, and when a refetch ended. */
export const subscribeToLiveStatus = changed.subscribe;

/** The present state of the live channel, without subscribing to it. */
export const liveStatus = (): LiveStatus => status;

/** The state of the live channel, for the chip in the header and for deciding whether to poll. */
export function useLiveStatus(): LiveStatus {
  return useSyncExternalStore(changed.subscribe, liveStatus, liveStatus);
}

interface MountedQuery {
  /** Equal for readers of the same query and variables. */
  readonly key: string;
  /** Fetches again, keeping the old data visible; resolves with whether the answer came. */
  readonly refetch: () => Promise<boolean>;
}
const mounted = new Set<MountedQuery>();

/** Notes a query that is on screen; returns the function that forgets it. */
export function registerMountedQuery(entry: MountedQuery): () => void {
  mounted.add(entry);
  return () => mounted.delete(entry);
}

/** Fetches again what is on screen, keeping the old data visible; resolves with whether all answers came. */
export async function refetchMounted(): Promise<boolean> {
  // Relay would answer with the same query under way, which may have been read before the change that this is for.
  await answersUnderWay();
  // Several readers of one screen's query are one request.
  const distinct = new Map([...mounted].map((entry) => [entry.key, entry]));
  const came = await Promise.all([...distinct.values()].map((entry) => entry.refetch()));
  if (came.includes(false)) return false;
  status = { ...status, lastSyncedAt: Date.now() };
  changed.emit();
  return true;
}

let scheduled: { readonly due: number; readonly timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * What is on screen may be out of date: refetches it a little later and once, however many subscriptions ask for it; the
 * earliest request counts. The delay is random because after a restart of the server every browser asks at once.
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

/** What was missed stays missed until an answer comes: asks again, after longer and longer waits, for two minutes. */
async function catchUp(patience: number): Promise<void> {
  if ((await refetchMounted()) || patience > LAST_AGAIN_MS) return;
  setTimeout(() => void catchUp(patience * 2), patience);
}

/** Refetches what is on screen when the window gets focus; for data whose changes send no live event. */
export function useRefetchOnFocus(isEnabled = true): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const onFocus = () => requestResync(0);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [isEnabled]);
}
