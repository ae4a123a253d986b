import { useEffect, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { requestSubscription } from 'relay-runtime';
import type { Disposable, GraphQLSubscriptionConfig, GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { loadOperation, operationAtHand } from './operation.ts';
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
  const environment = useRelayEnvironment();
  useEffect(() => {
    let isOver = false;
    let running: Disposable | undefined;
    const onError = () => {
      hasEnded.current = true;
    };
    const start = (subscription: GraphQLTaggedNode) => {
      if (isOver) return;
      const cacheConfig = { metadata: { attempt } };
      running = requestSubscription<Subscription>(environment, {
        ...config,
        subscription,
        cacheConfig,
        onError,
      });
    };
    const atHand = operationAtHand(config.subscription);
    if (atHand) start(atHand);
    else void loadOperation(config.subscription).then(start, onError);
    return () => {
      isOver = true;
      running?.dispose();
    };
  }, [environment, config, attempt]);
}
