import { compareRevs, gatewayOf } from './revGuard.ts';

/** A screen's subscriptions start at most this long after its queries, even if its code loads slowly. */
const RECENT_MS = 30_000;
const PATIENCE_MS = 5_000;
/** Older than every revision: the gateway starts with a resync. */
const OLDEST = '0.0.0';

let answers: { readonly rev: string; readonly at: number }[] = [];
const underWay = new Set<Promise<unknown>>();

/** Records the `x-live-rev` header of a response: events up to that revision are included in it. */
export function recordResponse(rev: string | null): void {
  if (rev === null) return;
  const now = Date.now();
  // The last one is kept however old it is: the screen may not have sent a request for a long time.
  answers = [...answers.filter(({ at }) => now - at < RECENT_MS), { rev, at: now }];
}

/** Records a pending response until the promise settles. */
export function recordPending(request: Promise<unknown>): void {
  const settled: Promise<unknown> = request.catch(() => undefined).finally(() => underWay.delete(settled));
  underWay.add(settled);
}

/** Resolves when the queries that are pending now have settled, or after a timeout. */
export async function pendingResponses(patience: number = PATIENCE_MS): Promise<void> {
  if (underWay.size === 0) return;
  await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/**
 * The revision of the oldest data on screen, for a subscription that is about to start. Waits for pending responses; if
 * one is missing after the timeout, its age is unknown and `0` is returned. Undefined if nothing was requested.
 */
export async function oldestRevision(patience?: number): Promise<string | undefined> {
  await pendingResponses(patience);
  if (underWay.size > 0) return OLDEST;
  const revs = answers.map(({ rev }) => rev).sort(compareRevs);
  const [oldest] = revs;
  // Clocks of several gateways differ, so the revision is returned without a gateway, which the server treats as
  // uncertain.
  const isOfOne = revs.every((rev) => gatewayOf(rev) === gatewayOf(oldest ?? ''));
  return isOfOne ? oldest : oldest?.replace(/\d+$/, '0');
}

/** Forgets all responses; called when the account changes. */
export function forgetResponses(): void {
  answers = [];
}
