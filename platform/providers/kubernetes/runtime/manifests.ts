import type { ResourceName } from '../api/resources.ts';
import type { KubernetesClients } from '../client/client.ts';
import type { ClusterManifests, ManifestKind } from '../manifestsPort.ts';

const resourceOf = {
  deployment: 'deployments.apps',
  statefulset: 'statefulsets.apps',
  daemonset: 'daemonsets.apps',
  job: 'jobs.batch',
  pod: 'pods',
  service: 'services',
  ingress: 'ingresses.networking.k8s.io',
  persistentvolumeclaim: 'persistentvolumeclaims',
} as const satisfies Record<ManifestKind, ResourceName>;

/** Whole objects of running clusters, through the Kubernetes API. */
export function createClientManifests(clients: Pick<KubernetesClients, 'of'>): ClusterManifests {
  return {
    read: async (id, { kind, ...name }) => (await clients.of(id)).get(resourceOf[kind], name),
    replace: async (id, { kind, namespace, name }, object, options) => {
      const client = await clients.of(id);
      // The client adds them by the resource.
      const { apiVersion: _version, kind: _kind, ...content } = object;
      const metadata = { ...content.metadata, namespace, name };
      return client.replace(resourceOf[kind], { ...content, metadata }, options);
    },
  };
}
