import { CONTROL_PLANE_LABEL, MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';
import type { NewObject } from '../../kubernetes/api/objects.ts';

type Plan = NewObject<'plans.upgrade.cattle.io'>;

export const UPGRADE_NAMESPACE = 'system-upgrade';
const IMAGE = 'rancher/k3s-upgrade';
const SERVERS = 'k3s-server';
const AGENTS = 'k3s-agent';

function planOf(name: string, version: string, operator: 'Exists' | 'DoesNotExist', more: object): Plan {
  return {
    metadata: { name, namespace: UPGRADE_NAMESPACE, labels: { [MANAGED_BY]: MANAGER } },
    spec: {
      concurrency: 1,
      cordon: true,
      version,
      serviceAccountName: UPGRADE_NAMESPACE,
      nodeSelector: { matchExpressions: [{ key: CONTROL_PLANE_LABEL, operator }] },
      tolerations: [{ operator: 'Exists' }],
      upgrade: { image: IMAGE },
      ...more,
    },
  };
}

/** The plans that move a cluster to a version: node by node, agents after the servers. */
export function upgradePlansOf(version: string): Plan[] {
  const prepare = { image: IMAGE, args: ['prepare', SERVERS] };
  return [planOf(SERVERS, version, 'Exists', {}), planOf(AGENTS, version, 'DoesNotExist', { prepare })];
}
