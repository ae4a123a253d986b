import { compareRevs, gatewayOf } from './revGuard.ts';

/** A screen's subscriptions start this soon after its queries, however slowly its code loads. */
const RECENT_MS = 30_000;
const PATIENCE_MS = 5_000;
/** Older than every revision: the gateway begins with a resync. */
const OLDEST = '0.0.0';

let answers: { readonly rev: string; readonly at: number }[] = [];
const underWay = new Set<Promise<unknown>>();

/** Notes since when an answer holds: the `x-live-rev` it came with. */
export function noteAnswer(rev: string | null): void {
  if (rev === null) return;
  const now = Date.now();
  // The last one stays, however old: it is what is known of a screen that has not asked for long.
  answers = [...answers.filter(({ at }) => now - at < RECENT_MS), { rev, at: now }];
}

/** Notes that an answer is awaited until the promise settles. */
export function noteRequest(request: Promise<unknown>): void {
  const settled: Promise<unknown> = request.catch(() => undefined).finally(() => underWay.delete(settled));
  underWay.add(settled);
}

/** Resolves when the queries that are under way now are answered, or after a while. */
export async function answersUnderWay(patience: number = PATIENCE_MS): Promise<void> {
  if (underWay.size === 0) return;
  await Promise.race([Promise.all(underWay), new Promise((resolve) => setTimeout(resolve, patience))]);
}

/**
 * The age of what is on screen, for a subscription that is about to start: whatever happened after it was not told.
 * Waits for answers under way, for a while; nobody knows how old one is that is missing then. Undefined when nothing was
 * asked.
 */
export async function oldestAnswer(patience?: number): Promise<string | undefined> {
  await answersUnderWay(patience);
  if (underWay.size > 0) return OLDEST;
  const revs = answers.map(({ rev }) => rev).sort(compareRevs);
  const [oldest] = revs;
  // Between the clocks of several gateways the order is a guess: as nobody's rev it is given the skew.
  const isOfOne = revs.every((rev) => gatewayOf(rev) === gatewayOf(oldest ?? ''));
  return isOfOne ? oldest : oldest?.replace(/\d+$/, '0');
}

/** Forgets all answers: another account has other ones. */
export function forgetAnswers(): void {
  answers = [];
}
