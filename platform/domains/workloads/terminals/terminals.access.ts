import type { Core } from '../../../core.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { text, type Message } from '../../../messages/messages.ts';
import type { PlatformEvent } from '../../../realtime/events.ts';

/** Maximum delay of setTimeout. */
const MOST_TIMER_MS = 2 ** 31 - 1;

const gone = ['archived', 'deleting', 'deleted'];

/** Why an event ends a terminal of the caller in the cluster; null if it does not. */
function endOf(event: PlatformEvent, { sessionId }: Actor, clusterId: string): Message | null {
  if (event.event === 'sessionRevoked' && event.payload.sessionId === sessionId)
    return text('terminal_access');
  if (event.event !== 'clusterStatusUpdate' || event.payload.clusterId !== clusterId) return null;
  return gone.includes(event.payload.status) ? text('terminal_cluster') : null;
}

/**
 * Calls back once when the caller's access to the cluster ends: by the end of their session or API key, a change of
 * their role, or the end of the cluster. Returns the function that stops watching.
 */
export function watchAccess(
  { bus, clock }: Pick<Core, 'bus' | 'clock'>,
  actor: Actor,
  clusterId: string,
  onEnd: (why: Message) => void,
): () => void {
  const stops = [
    bus.subscribe((event) => {
      const why = endOf(event, actor, clusterId);
      if (why) onEnd(why);
    }),
    // The end of the access may have been among the events that were missed.
    bus.onGap(() => onEnd(text('terminal_lost'))),
  ];
  if (actor.expiresAt) {
    const leftMs = Math.max(0, actor.expiresAt.getTime() - clock.now().getTime());
    const timer = setTimeout(() => onEnd(text('terminal_access')), Math.min(leftMs, MOST_TIMER_MS)).unref();
    stops.push(() => clearTimeout(timer));
  }
  return () => {
    for (const stop of stops) stop();
  };
}
