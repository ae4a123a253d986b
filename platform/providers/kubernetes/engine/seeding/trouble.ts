import type { ResourceRequirements } from 'kubernetes-types/core/v1.d.ts';
import { isUnhealthy } from '../../../simulation/sentinels.ts';
import type { ClusterState } from '../clusterState.ts';
import { createPod, type Pod } from '../controllers/shared/pods.ts';
import type { TroubledPod } from './troubledPods.ts';

/** How a deployment gets the problem: by a sentinel in its image, or by asking for more than any node has. */
const causes: Record<TroubledPod['problem'], { tag: string; resources?: ResourceRequirements }> = {
  crashing: { tag: '2.4.1-crash' },
  error: { tag: '2.4.1-missing' },
  pending: { tag: '2.4.1', resources: { requests: { cpu: '500m', memory: '512Gi' } } },
  // Its pod runs; the one before was evicted.
  failed: { tag: '2.4.1' },
};

/** Pods in trouble of clusters whose name is a sentinel. */
export function unhealthyPods(clusterName: string, createdAt: Date): TroubledPod[] {
  if (!isUnhealthy(clusterName)) return [];
  const about = { namespace: 'default', message: '', restartCount: 0, createdAt };
  return (['crashing', 'pending', 'failed'] as const).map((problem) => ({
    owner: `${problem}-app`,
    problem,
    ...about,
  }));
}

/** The deployment of a pod in trouble. */
export function createTroubledDeployment(
  { owner, namespace, problem }: TroubledPod,
  state: ClusterState,
): void {
  const { tag, resources } = causes[problem];
  const labels = { app: owner };
  if (!state.get('namespaces', namespace)) state.create('namespaces', { metadata: { name: namespace } });
  if (state.get('deployments.apps', owner, namespace)) return;
  const container = { name: owner, image: `ghcr.io/acme/${owner}:${tag}`, ...(resources && { resources }) };
  state.create('deployments.apps', {
    metadata: { name: owner, namespace, labels },
    spec: {
      replicas: 1,
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [container] } },
    },
  });
}

const EVICTED = 'The node was low on resource: memory. Threshold quantity: 100Mi, available: 61Mi.';

/** Adds the pod that a node has evicted to the deployment of a `failed` one. */
export function evictPod({ owner, namespace, message }: TroubledPod, state: ClusterState): void {
  const running = state.list('pods', { namespace, labels: { app: owner } })[0];
  const set = state.get('replicasets.apps', running?.metadata.ownerReferences?.[0]?.name ?? '', namespace);
  const nodeName = running?.spec?.nodeName;
  if (!set || nodeName === undefined) return;
  const evicted: Pod = createPod(state, set, set.spec?.template, { spec: { nodeName } });
  const status = { phase: 'Failed', reason: 'Evicted', message: message || EVICTED };
  state.update('pods', { ...evicted, status });
}
