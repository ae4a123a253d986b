import type { NewObject } from '../../kubernetes/api/objects.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { labelsOf } from './manifestLabels.ts';

const NAMESPACE = 'system-upgrade';
const NAME = 'system-upgrade-controller';
const labels = labelsOf(NAME);
const controller = { name: NAME, namespace: NAMESPACE };
const account = { metadata: { name: NAMESPACE, namespace: NAMESPACE, labels } };

const rule = (apiGroups: string[], resources: string[], verbs: string[]) => ({ apiGroups, resources, verbs });
const READ = ['get', 'list', 'watch'];
const WRITE = ['create', 'patch', 'update', 'delete'];

/** What the controller may do in the whole cluster. Its plans cordon nodes and do not drain them. */
const clusterRole: NewObject<'clusterroles.rbac.authorization.k8s.io'> = {
  metadata: { name: NAME, labels },
  rules: [
    rule(['batch'], ['jobs'], READ),
    rule(['apiextensions.k8s.io'], ['customresourcedefinitions'], [...READ, 'create', 'patch', 'update']),
    rule([''], ['namespaces', 'nodes'], READ),
    rule([''], ['nodes'], ['patch', 'update']),
    rule([''], ['events'], ['get', 'create', 'patch', 'update']),
    rule(['coordination.k8s.io'], ['leases'], ['get', 'create', 'update']),
    rule(['upgrade.cattle.io'], ['plans', 'plans/status'], [...READ, ...WRITE]),
  ],
};

/** What it may do in its own namespace, where its Jobs run. */
const role: NewObject<'roles.rbac.authorization.k8s.io'> = {
  metadata: { name: NAME, namespace: NAMESPACE, labels },
  rules: [rule(['batch'], ['jobs'], [...READ, ...WRITE, 'deletecollection']), rule([''], ['secrets'], READ)],
};

const subjects = [{ kind: 'ServiceAccount', name: NAMESPACE, namespace: NAMESPACE }];
const roleRef = (kind: string) => ({ apiGroup: 'rbac.authorization.k8s.io', kind, name: NAME });
const clusterRoleBinding: NewObject<'clusterrolebindings.rbac.authorization.k8s.io'> = {
  metadata: { name: NAME, labels },
  roleRef: roleRef('ClusterRole'),
  subjects,
};
const roleBinding: NewObject<'rolebindings.rbac.authorization.k8s.io'> = {
  metadata: { name: NAME, namespace: NAMESPACE, labels },
  roleRef: roleRef('Role'),
  subjects,
};

function deployment(version: string): NewObject<'deployments.apps'> {
  const container = {
    name: NAME,
    image: `rancher/system-upgrade-controller:${version}`,
    env: [
      { name: 'SYSTEM_UPGRADE_CONTROLLER_NAME', value: NAME },
      { name: 'SYSTEM_UPGRADE_CONTROLLER_NAMESPACE', value: NAMESPACE },
    ],
  };
  // It has to run in clusters without workers too.
  const tolerations = [
    { key: 'CriticalAddonsOnly', operator: 'Exists' },
    { key: 'node-role.kubernetes.io/control-plane', operator: 'Exists', effect: 'NoSchedule' },
  ];
  return {
    metadata: { name: NAME, namespace: NAMESPACE, labels },
    spec: {
      replicas: 1,
      selector: { matchLabels: { 'app.kubernetes.io/name': NAME } },
      template: {
        metadata: { labels },
        spec: { serviceAccountName: NAMESPACE, tolerations, containers: [container] },
      },
    },
  };
}

export async function applyUpgradeController(
  client: KubernetesClient,
  version: string,
  signal?: AbortSignal,
): Promise<void> {
  const options = { force: true, signal };
  await client.apply('namespaces', { metadata: { name: NAMESPACE } }, options);
  await client.apply('serviceaccounts', account, options);
  await client.apply('clusterroles.rbac.authorization.k8s.io', clusterRole, options);
  await client.apply('clusterrolebindings.rbac.authorization.k8s.io', clusterRoleBinding, options);
  await client.apply('roles.rbac.authorization.k8s.io', role, options);
  await client.apply('rolebindings.rbac.authorization.k8s.io', roleBinding, options);
  await client.apply('deployments.apps', deployment(version), options);
}

/** Its namespace and its rights stay: the Jobs of a running upgrade need them. */
export async function removeUpgradeController(client: KubernetesClient, signal?: AbortSignal): Promise<void> {
  await client.delete('deployments.apps', controller, { signal });
}

export async function upgradeControllerExists(
  client: KubernetesClient,
  signal?: AbortSignal,
): Promise<boolean> {
  return (await orNull(client.get('deployments.apps', controller, signal))) !== null;
}
