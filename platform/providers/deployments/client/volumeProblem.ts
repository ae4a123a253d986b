import { text } from '../../../messages/messages.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import type { WorstPod } from '../port.ts';

type Pod = Stored<'pods'>;

/** Hetzner's CSI driver passes on the code of Hetzner's API. */
const QUOTA = /resource_limit_exceeded|volume limit exceeded/;

/** Names of the claims that a pod uses, by mount path. */
function claimsOf({ spec }: Pod): Map<string, string> {
  const mounts = (spec?.containers ?? []).flatMap(({ volumeMounts = [] }) => volumeMounts);
  return new Map(
    (spec?.volumes ?? []).flatMap(({ name, persistentVolumeClaim: claim }): [string, string][] => {
      const path = mounts.find((mount) => mount.name === name)?.mountPath;
      return claim && path ? [[claim.claimName, path]] : [];
    }),
  );
}

/** Why the volumes that a pod waits for are not created; null if it waits for none. Only events of claims say so. */
async function ofPod(client: KubernetesClient, pod: Pod): Promise<WorstPod | null> {
  const paths = claimsOf(pod);
  if (pod.status?.phase !== 'Pending' || paths.size === 0) return null;
  const { name, namespace = '' } = pod.metadata;
  const [claims, events] = await Promise.all([
    client.list('persistentvolumeclaims', { namespace }),
    client.list('events', { namespace, fieldSelector: 'involvedObject.kind=PersistentVolumeClaim' }),
  ]);
  const unbound = new Set(claims.flatMap(({ metadata, spec }) => (spec?.volumeName ? [] : metadata.name)));
  const refusal = events.findLast(({ reason, involvedObject: { name: claim = '' } }) => {
    return reason === 'ProvisioningFailed' && unbound.has(claim) && paths.has(claim);
  });
  if (!refusal) return null;
  const { message: reason = '', involvedObject } = refusal;
  const path = paths.get(involvedObject.name ?? '') ?? '';
  const problem = QUOTA.test(reason)
    ? text('pod_volume_quota', { path })
    : text('pod_volume_refused', { path, reason });
  return { name, problem, isFatal: false };
}

/** The first pod that waits for a volume that cannot be created; null if none does. */
export async function volumeProblem(
  client: KubernetesClient,
  pods: readonly Pod[],
): Promise<WorstPod | null> {
  for (const pod of pods) {
    const found = await ofPod(client, pod);
    if (found) return found;
  }
  return null;
}
