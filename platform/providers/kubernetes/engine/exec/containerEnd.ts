import type { KubeObject, Stored } from '../../api/objects.ts';
import type { ApiCall } from '../http/call.ts';

export function isRunning({ status }: Stored<'pods'>, container: string): boolean {
  const found = status?.containerStatuses?.find(({ name }) => name === container);
  return found?.state?.running !== undefined;
}

/** Calls back when the container has stopped or its pod is gone. Returns the function that stops watching. */
export function watchContainer(
  { server, clusterId }: ApiCall,
  pod: KubeObject,
  container: string,
  onEnd: () => void,
): () => void {
  const { uid, resourceVersion } = pod.metadata;
  return server.feed.subscribe(clusterId, Number(resourceVersion), (changes) => {
    const ofPod = changes.filter(
      ({ resource, object }) => resource === 'pods' && object.metadata.uid === uid,
    );
    if (ofPod.some(({ type, object }) => type === 'DELETED' || !isRunning(object, container))) onEnd();
  });
}
