import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { GraphQLErrors, NetworkError } from '../errors.ts';
import { setLink } from './liveStatus.ts';
import { retryWanted } from '../signals.ts';
import { retryDelay } from './socket.ts';

/** A subscription without an error for this long counts as running: the protocol has no acknowledgement. */
const ACCEPTED_MS = 2_000;

/** Errors that a retry can fix; without a session or permission it cannot. */
const isWorthAnother = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof GraphQLErrors && error.code !== 'UNAUTHENTICATED' && error.code !== 'FORBIDDEN');

/**
 * A subscription that survives the session: the server ends it when the session ends, and it starts again after signing
 * in on the same page. If the server refuses or ends it because the platform or its live channel is unavailable, it is
 * retried, and until then the page is shown as not live. Network interruptions are handled by the socket.
 */
export function useLiveSubscription<Subscription extends OperationType>(
  subscription: GraphQLTaggedNode,
  variables: Subscription['variables'],
  onNext?: (response: Subscription['response']) => void,
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
  const onResponse = useEffectEvent((response: Subscription['response'] | null | undefined) => {
    if (response) onNext?.(response);
  });
  // The same values in a new object do not resubscribe.
  const variablesJson = JSON.stringify(variables);
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
    // The server ends a subscription that it can no longer keep complete; the next attempt shows whether it may start
    // again.
    const onCompleted = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAttempt((count) => count + 1), retryDelay(refusals.current++));
    };
    const running = requestSubscription<Subscription>(environment, {
      subscription,
      variables: JSON.parse(variablesJson) as Subscription['variables'],
      onNext: onResponse,
      cacheConfig: { metadata: { attempt } },
      onError,
      onCompleted,
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      running.dispose();
    };
  }, [environment, subscription, variablesJson, attempt, link]);
  useEffect(() => () => setLink(link, true), [link]);
}
