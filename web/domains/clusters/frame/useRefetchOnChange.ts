import { useEffect, useRef } from 'react';
import { refetchMounted } from '../../../relay/liveStatus.ts';
import { isClusterMoving } from '../clusterStatus.ts';

/**
 * Fetches again what is on screen when the cluster has come to rest in another status: what may be done with it and
 * with all that is on it has changed, and events tell only about the cluster itself.
 */
export function useRefetchOnChange(status: string): void {
  const before = useRef(status);
  useEffect(() => {
    const hasChanged = before.current !== status;
    before.current = status;
    if (hasChanged && !isClusterMoving(status)) void refetchMounted();
  }, [status]);
}
