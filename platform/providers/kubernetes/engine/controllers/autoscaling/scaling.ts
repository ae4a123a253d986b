import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import type { MemoryState } from '../../state/memoryState.ts';

const RESOURCE = 'configmaps';
const NAMESPACE = 'kube-system';
/** As the cluster autoscaler calls it. */
const STATUS_CONFIG_MAP = 'cluster-autoscaler-status';
const KEY = 'scaling';

/** The size that the autoscaler has ordered for a pool. */
export interface Scaling {
  pool: string;
  size: number;
  /** Names of the servers to delete; empty when it grows. */
  drop: readonly string[];
  /** ISO 8601. */
  since: string;
}

type StatusMap = Stored<'configmaps'>;

/** The order that is being carried out; null if there is none. The autoscaler alone writes it. */
function scalingOf(map: StatusMap | undefined): Scaling | null {
  const text = map?.data?.[KEY];
  return text === undefined ? null : (JSON.parse(text) as Scaling);
}

export function currentScaling(state: ClusterState): Scaling | null {
  return scalingOf(state.get(RESOURCE, STATUS_CONFIG_MAP, NAMESPACE));
}

/** Records what the autoscaler does; returns the object for its Events. */
export function recordScaling(state: ClusterState, scaling: Scaling | null, status: string): StatusMap {
  const data = { status, ...(scaling && { [KEY]: JSON.stringify(scaling) }) };
  const known = state.get(RESOURCE, STATUS_CONFIG_MAP, NAMESPACE);
  if (known) return state.update(RESOURCE, { ...known, data });
  return state.create(RESOURCE, { metadata: { name: STATUS_CONFIG_MAP, namespace: NAMESPACE }, data });
}

/** The order that this transaction has recorded; null if there is no new one. */
export function newScaling(state: MemoryState): Scaling | null {
  for (const { resource, before, after } of state.entries.differences()) {
    const { name, namespace } = (after ?? before)?.object.metadata ?? {};
    if (resource !== RESOURCE || name !== STATUS_CONFIG_MAP || namespace !== NAMESPACE) continue;
    const [earlier, now] = [scalingOf(before?.object), scalingOf(after?.object)];
    return now?.since === earlier?.since ? null : now;
  }
  return null;
}
