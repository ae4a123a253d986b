import { stringify } from 'yaml';
import { text } from '../../../messages/messages.ts';
import { MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';
import type { NewObject } from '../../kubernetes/api/objects.ts';
import type { WorkOptions } from '../../simulation/stages.ts';
import { sha256 } from '../../../crypto/hash.ts';
import { UPGRADE_NAMESPACE } from '../client/upgradePlans.ts';
import { BootstrapError, type ClusterPlan, type Machine } from '../port.ts';
import { changeableConfig, controlPlaneTaint } from './k3sConfig.ts';
import { untilFound, type NodeDeps } from './nodes.ts';

const IMAGE = 'docker.io/library/alpine:3.22';
const FILE = 'etc/rancher/k3s/config.yaml.d/settings.yaml';

const base64 = (value: string): string => Buffer.from(value).toString('base64');

/**
 * A plan whose Job writes the settings on one node and restarts k3s there. Its Jobs see the node's files below /host.
 * https://github.com/rancher/system-upgrade-controller
 */
export function settingsPlan(
  plan: ClusterPlan,
  { name, role }: Pick<Machine, 'name'> & { role: 'master' | 'worker' },
): NewObject<'plans.upgrade.cattle.io'> {
  const settings = stringify(role === 'master' ? changeableConfig(plan) : {});
  const mirrors = stringify({ mirrors: plan.embeddedRegistryMirror ? { '*': {} } : {} });
  const service = role === 'master' ? 'k3s' : 'k3s-agent';
  const script = [
    'set -eu',
    `mkdir -p "$(dirname /host/${FILE})"`,
    `echo ${base64(settings)} | base64 -d > /host/${FILE}`,
    `echo ${base64(mirrors)} | base64 -d > /host/etc/rancher/k3s/registries.yaml`,
    `chroot /host systemctl restart ${service}`,
  ].join('\n');
  return {
    metadata: { name: `settings-${name}`, namespace: UPGRADE_NAMESPACE, labels: { [MANAGED_BY]: MANAGER } },
    spec: {
      concurrency: 1,
      cordon: true,
      version: sha256(script).slice(0, 16),
      serviceAccountName: UPGRADE_NAMESPACE,
      nodeSelector: {
        matchExpressions: [{ key: 'kubernetes.io/hostname', operator: 'In', values: [name] }],
      },
      tolerations: [{ operator: 'Exists' }],
      upgrade: { image: IMAGE, command: ['sh', '-c'], args: [script] },
    },
  };
}

/** Applies the plan's settings to a node, and waits until it has restarted. */
export async function applySettings(
  deps: NodeDeps,
  plan: ClusterPlan,
  machine: Machine & { role: 'master' | 'worker' },
  options: WorkOptions,
): Promise<void> {
  const { name, role } = machine;
  const { signal, onProgress } = options;
  const client = await deps.clients.of(plan.clusterId);
  const wanted = settingsPlan(plan, machine);
  await onProgress?.({ fraction: 0, message: text('cordoning_node', { name }) });
  await client.apply('plans.upgrade.cattle.io', wanted, { force: true, signal });
  if (role === 'master') {
    // k3s sets taints only when a node registers.
    const taints = plan.scheduleWorkloadsOnMasters ? [] : [controlPlaneTaint];
    await client.mergePatch('nodes', { name }, { spec: { taints } }, { signal });
  }
  const labelSelector = `upgrade.cattle.io/plan=settings-${name},upgrade.cattle.io/version=${wanted.spec?.version}`;
  await untilFound(deps, name, options, async () => {
    const jobs = await client.list('jobs.batch', { namespace: UPGRADE_NAMESPACE, labelSelector, signal });
    const conditions = jobs.flatMap(({ status }) => status?.conditions ?? []);
    const is = (type: string) => conditions.some((one) => one.type === type && one.status === 'True');
    if (is('Failed')) {
      const why = text('node_not_back', { name });
      throw new BootstrapError({ kind: 'unavailable', code: 'node_not_ready', text: why });
    }
    return is('Complete') ? true : undefined;
  });
  await onProgress?.({ fraction: 1, message: text('waiting_node', { name }) });
}
