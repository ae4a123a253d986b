import type { ResourceRequirements } from 'kubernetes-types/core/v1.d.ts';
import { isUnhealthy } from '../../../simulation/sentinels.ts';
import type { ClusterState } from '../clusterState.ts';
import type { TroubledPod } from './troubledPods.ts';

/** How a deployment gets the problem: by a sentinel in its image, or by asking for more than any node has. */
const causes: Record<TroubledPod['problem'], { tag: string; resources?: ResourceRequirements }> = {
  crashing: { tag: '2.4.1-crash' },
  error: { tag: '2.4.1-missing' },
  pending: { tag: '2.4.1', resources: { requests: { cpu: '500m', memory: '512Gi' } } },
  failed: { tag: '2.4.1-evicted' },
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
