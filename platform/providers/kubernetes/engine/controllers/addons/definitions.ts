import type { ClusterState } from '../../clusterState.ts';

interface Definition {
  plural: string;
  kind: string;
  group: string;
  version: string;
  isNamespaced: boolean;
}

/** Installs a CustomResourceDefinition: with it the API server serves the resource. */
export function installDefinition(
  { plural, kind, group, version, isNamespaced }: Definition,
  labels: Readonly<Record<string, string>>,
  state: ClusterState,
): void {
  const name = `${plural}.${group}`;
  if (state.get('customresourcedefinitions.apiextensions.k8s.io', name)) return;
  const names = { plural, kind, singular: kind.toLowerCase(), listKind: `${kind}List` };
  const schema = { openAPIV3Schema: { type: 'object', 'x-kubernetes-preserve-unknown-fields': true } };
  const established = { type: 'Established', status: 'True', reason: 'InitialNamesAccepted' };
  state.create('customresourcedefinitions.apiextensions.k8s.io', {
    metadata: { name, labels: { ...labels } },
    spec: {
      group,
      names,
      scope: isNamespaced ? 'Namespaced' : 'Cluster',
      versions: [{ name: version, served: true, storage: true, schema }],
    },
    status: { acceptedNames: names, conditions: [established], storedVersions: [version] },
  });
}
