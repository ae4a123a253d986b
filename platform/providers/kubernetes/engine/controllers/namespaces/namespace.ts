import type { KubeObject, Stored } from '../../../api/objects.ts';
import { resources, type ResourceName } from '../../../api/resources.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { after } from '../shared/time.ts';

type Namespace = Stored<'namespaces'>;

/** From the order to delete a namespace until its contents are deleted. */
const TERMINATING_MS = 5_000;

const names = Object.keys(resources) as ResourceName[];
const namespaced = names.filter((name) => resources[name].isNamespaced);

/**
 * | Phase       | Meaning                                                  | Ends                                   |
 * | ----------- | -------------------------------------------------------- | -------------------------------------- |
 * | Active      | has a ServiceAccount `default` and the cluster's CA      | when it is deleted                     |
 * | Terminating | nothing can be created; its contents are being deleted   | deleted when nothing is left inside    |
 */
export const namespaceController = defineController({
  resource: 'namespaces',
  reconcile: (namespace, context) => {
    if (namespace.metadata.deletionTimestamp) terminate(namespace, context);
    else activate(namespace, context.state);
  },
  triggers: {
    serviceaccounts: (changed, { state }) => namespaceOf(changed, state),
    pods: (changed, { state }) => namespaceOf(changed, state).filter(isTerminating),
  },
});

function isTerminating({ metadata }: Namespace): boolean {
  return metadata.deletionTimestamp !== undefined;
}

function namespaceOf({ metadata }: KubeObject, state: ClusterState): Namespace[] {
  const found = state.get('namespaces', metadata.namespace ?? '');
  return found ? [found] : [];
}

function activate(namespace: Namespace, state: ClusterState): void {
  const { name } = namespace.metadata;
  const labels = { ...namespace.metadata.labels, 'kubernetes.io/metadata.name': name };
  const spec = { finalizers: ['kubernetes'] };
  const metadata = { ...namespace.metadata, labels };
  state.update('namespaces', { ...namespace, metadata, spec, status: { phase: 'Active' } });
  if (!state.get('serviceaccounts', 'default', name))
    state.create('serviceaccounts', { metadata: { name: 'default', namespace: name } });
  if (!state.get('configmaps', 'kube-root-ca.crt', name))
    state.create('configmaps', { metadata: { name: 'kube-root-ca.crt', namespace: name } });
}

function terminate(namespace: Namespace, { state, infrastructure }: ControllerContext): void {
  const updated = state.update('namespaces', { ...namespace, status: { phase: 'Terminating' } });
  const since = namespace.metadata.deletionTimestamp ?? namespace.metadata.creationTimestamp;
  const emptyAt = after(since, infrastructure.simulated(TERMINATING_MS));
  if (state.now < emptyAt) return state.wakeAt('namespaces', updated, emptyAt);
  const isLeft = namespaced.map((resource) => removeAll(resource, namespace.metadata.name, state));
  if (!isLeft.includes(true)) state.remove('namespaces', updated);
}

/** Returns whether something is left: pods end by themselves, others wait for their finalizers. */
function removeAll(resource: ResourceName, namespace: string, state: ClusterState): boolean {
  for (const object of state.list(resource, { namespace })) {
    if (!(object as KubeObject).metadata.deletionTimestamp) state.remove(resource, object);
  }
  return state.list(resource, { namespace }).length > 0;
}
