import { useEffect, useId, useRef, useState } from 'react';
import { requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLSubscriptionConfig, OperationType } from 'relay-runtime';
import { GraphQLErrors, NetworkError } from './errors.ts';
import { setLink } from './liveStatus.ts';
import { retryWanted } from './signals.ts';
import { retryDelay } from './socket.ts';

/** A subscription that is not refused within this time is taken to run: the protocol has no word for it. */
const ACCEPTED_MS = 2_000;

/** The server could not begin it now; whoever has no session or no right gets neither later. */
const isWorthAnother = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof GraphQLErrors && error.code !== 'UNAUTHENTICATED' && error.code !== 'FORBIDDEN');

/**
 * A subscription that outlives the session: the server ends it when the session is over, and it begins anew after
 * signing in again on the same page. One that the server cannot begin or ends, because the platform or its live channel
 * is away, is tried again, and until it runs the page says that it is not live. Memoise the configuration: a new one subscribes anew.
 * Interruptions of the network are the socket's work.
 */
export function useLiveSubscription<Subscription extends OperationType>(
  config: GraphQLSubscriptionConfig<Subscription>,
): void {
  const link = `subscription ${useId()}` as const;
  const [attempt, setAttempt] = useState(0);
  const hasEnded = useRef(false);
  const refusals = useRef(0);
  useEffect(
    () =>
      retryWanted.subscribe(() => {
        if (!hasEnded.current) return;
        hasEnded.current = false;
        setAttempt((count) => count + 1);
      }),
    [],
  );
  const environment = useRelayEnvironment();
  useEffect(() => {
    let isOver = false;
    const onAccepted = () => {
      refusals.current = 0;
      setLink(link, true);
    };
    hasEnded.current = false;
    let timer = setTimeout(onAccepted, ACCEPTED_MS);
    const onError = (error: unknown) => {
      clearTimeout(timer);
      hasEnded.current = true;
      if (isOver || !isWorthAnother(error)) return;
      setLink(link, false);
      timer = setTimeout(() => setAttempt((count) => count + 1), retryDelay(refusals.current++));
    };
    // The server ends a subscription that it cannot keep up; whether it may begin again, the next attempt tells.
    const onCompleted = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAttempt((count) => count + 1), retryDelay(refusals.current++));
    };
    const running = requestSubscription<Subscription>(environment, {
      ...config,
      cacheConfig: { metadata: { attempt } },
      onError,
      onCompleted,
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      running.dispose();
    };
  }, [environment, config, attempt, link]);
  useEffect(() => () => setLink(link, true), [link]);
}
