import { useEffect, useMemo, useRef, useState } from 'react';
import { useSubscription } from 'react-relay/hooks';
import type { GraphQLSubscriptionConfig, OperationType } from 'relay-runtime';
import { retryWanted } from './signals.ts';

/**
 * A subscription that outlives the session: the server ends it when the session is over, and it begins anew after
 * signing in again on the same page. Memoise the configuration: a new one subscribes anew. Interruptions of the
 * network are the socket's work.
 */
export function useLiveSubscription<Subscription extends OperationType>(
  config: GraphQLSubscriptionConfig<Subscription>,
): void {
  const [attempt, setAttempt] = useState(0);
  const hasEnded = useRef(false);
  useEffect(
    () =>
      retryWanted.subscribe(() => {
        if (!hasEnded.current) return;
        hasEnded.current = false;
        setAttempt((count) => count + 1);
      }),
    [],
  );
  useSubscription<Subscription>(
    useMemo(
      () => ({
        ...config,
        cacheConfig: { metadata: { attempt } },
        onError: () => {
          hasEnded.current = true;
        },
      }),
      [config, attempt],
    ),
  );
}
