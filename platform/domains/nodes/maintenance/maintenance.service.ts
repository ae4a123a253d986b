import type { Core } from '../../../core.ts';
import { transaction, type Tx } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { notFound } from '../../../http/errors.ts';
import { text } from '../../../messages/messages.ts';
import type { ClusterRuntime, KubernetesNode } from '../../../providers/kubernetes/port.ts';
import type { Audit } from '../../audit/audit.service.ts';
import { publishContent } from '../../clusters/clusters.changes.ts';
import type { ClustersService } from '../../clusters/clusters.service.ts';
import { askKubernetes } from '../nodes.reading.ts';
import { drainJob, drainJobKey } from './maintenance.kinds.ts';

interface MaintenanceDeps extends Pick<Core, 'db' | 'bus' | 'clock' | 'jobs'> {
  audit: Pick<Audit, 'record'>;
  clusters: Pick<ClustersService, 'require'>;
  kubernetes: Pick<ClusterRuntime, 'nodes' | 'maintenance'>;
}

export type MaintenanceAction = 'cordon' | 'uncordon' | 'drain';

/** Takes nodes out of service and back. */
export interface Maintenance {
  /**
   * Starts the action and returns the node. Repeating it changes and records nothing. Throws 403 for other roles, 404 for
   * an unknown node, 409 for a cluster that is not active, and 502 if its Kubernetes does not respond.
   */
  act(actor: Actor, clusterId: string, node: string, action: MaintenanceAction): Promise<KubernetesNode>;
}

/** Whether there is anything to do. */
function isOpen({ unschedulable, draining }: KubernetesNode, action: 'cordon' | 'uncordon'): boolean {
  return action === 'cordon' ? !unschedulable : unschedulable || draining;
}

export function createMaintenance(deps: MaintenanceDeps): Maintenance {
  const { db, bus, clock, jobs, audit, clusters, kubernetes } = deps;
  const nodeOf = async (clusterId: string, name: string): Promise<KubernetesNode> => {
    const node = (await kubernetes.nodes(clusterId)).find((one) => one.name === name);
    if (!node) throw notFound(text('node_not_found', { node: name }));
    return node;
  };
  const run = async (clusterId: string, { name, draining }: KubernetesNode, action: MaintenanceAction) => {
    const { maintenance } = kubernetes;
    if (action === 'cordon') return maintenance.cordon(clusterId, name);
    if (action === 'uncordon') return maintenance.uncordon(clusterId, name);
    if (!draining) await maintenance.beginDrain(clusterId, name, clock.now());
  };
  /**
   * Enqueues a drain unless one is under way: the queue decides, because a process may have ended after it had marked the
   * node.
   */
  const enqueueDrain = async (tx: Tx, clusterId: string, { name: node, draining }: KubernetesNode) => {
    const key = drainJobKey(clusterId, node);
    if (draining && (await jobs.isPending(tx, key))) return false;
    await jobs.enqueue(tx, drainJob, { clusterId, node }, { key });
    return true;
  };
  return {
    act: async (actor, id, name, action) => {
      const cluster = await clusters.require(actor, id, 'manage_nodes');
      const before = await askKubernetes(() => nodeOf(id, name));
      await askKubernetes(() => run(id, before, action));
      await transaction(db, async (tx) => {
        const isChange = action === 'drain' ? await enqueueDrain(tx, id, before) : isOpen(before, action);
        if (!isChange) return;
        const target = { type: 'cluster', id, name: cluster.name };
        await audit.record(tx, actor, { action: `node.${action}`, target, after: { node: name } });
        await publishContent(tx, bus, id, 'workloads');
      });
      return askKubernetes(() => nodeOf(id, name));
    },
  };
}
