import { sha256 } from '../../../crypto/hash.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';
import { secretData } from '../../kubernetes/api/secretData.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { ensureNamespace } from '../../kubernetes/client/ensureNamespace.ts';
import { MANAGER } from '../../kubernetes/api/labels.ts';
import type { DeploymentSpec } from '../port.ts';
import {
  autoscalerObject,
  claimObjects,
  deploymentObject,
  ingressObject,
  labelsOf,
  secretName,
  serviceObject,
} from './objects.ts';

const AUTOSCALERS = 'horizontalpodautoscalers.autoscaling';
const INGRESSES = 'ingresses.networking.k8s.io';

/** Sets the new values and drops names that are left out; values that nobody sends stay. Returns a checksum. */
async function writeSecret(
  client: KubernetesClient,
  spec: DeploymentSpec,
  signal: AbortSignal | undefined,
): Promise<string | null> {
  const names = spec.config.secrets.map(({ name }) => name);
  const target = { name: secretName(spec.name), namespace: spec.namespace };
  const before = await orNull(client.get('secrets', target, signal));
  if (!before && names.length === 0) return null;
  const given = Object.entries(spec.secretValues).filter(([name]) => names.includes(name));
  const data = secretData(Object.fromEntries(given));
  const metadata = { ...target, labels: labelsOf(spec) };
  const dropped = Object.keys(before?.data ?? {}).filter((name) => !names.includes(name));
  const patch = { data: { ...data, ...Object.fromEntries(dropped.map((name) => [name, null])) } };
  const written = before
    ? await client.mergePatch('secrets', target, patch, { signal })
    : await client.create('secrets', { metadata, type: 'Opaque', data }, { signal });
  const values = Object.entries(written.data ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return values.length === 0 ? null : sha256(JSON.stringify(values));
}

function isScaledByOthers({ metadata }: Stored<'deployments.apps'>): boolean {
  return (metadata.managedFields ?? []).some(({ manager, fieldsV1 }) => {
    const spec = (fieldsV1 as Record<string, Record<string, unknown> | undefined> | undefined)?.['f:spec'];
    return manager !== MANAGER && spec !== undefined && 'f:replicas' in spec;
  });
}

/**
 * The number of pods to apply; undefined where the autoscaler owns it. An autoscaler owns the field once it has scaled;
 * until then ours stays, or the API server would fall back to one.
 */
function replicasOf({ config }: DeploymentSpec, live: Stored<'deployments.apps'> | null): number | undefined {
  const { replicas, min_replicas: min, max_replicas: max } = config;
  if (!config.autoscale_enabled || replicas === 0) return replicas;
  const current = live?.spec?.replicas ?? 0;
  if (live && current > 0 && isScaledByOthers(live)) return undefined;
  return Math.min(max, Math.max(min, current > 0 ? current : min));
}

/** Makes or changes all objects of a deployment. */
export async function applyDeployment(
  client: KubernetesClient,
  spec: DeploymentSpec,
  signal?: AbortSignal,
): Promise<void> {
  const target = { name: spec.name, namespace: spec.namespace };
  const options = { force: true, signal };
  await ensureNamespace(client, spec.namespace, signal);
  const checksum = await writeSecret(client, spec, signal);
  for (const claim of claimObjects(spec)) await client.apply('persistentvolumeclaims', claim, options);
  await client.apply('services', serviceObject(spec), options);
  const live = await orNull(client.get('deployments.apps', target, signal));
  const replicas = replicasOf(spec, live);
  const autoscaler = autoscalerObject(spec);
  // First, or it would overwrite the number of pods that is applied next.
  if (!autoscaler) await client.delete(AUTOSCALERS, target, { signal });
  await client.apply('deployments.apps', deploymentObject(spec, { replicas, checksum }), options);
  const ingress = ingressObject(spec);
  if (ingress) await client.apply(INGRESSES, ingress, options);
  else await client.delete(INGRESSES, target, { signal });
  if (autoscaler) await client.apply(AUTOSCALERS, autoscaler, options);
}
