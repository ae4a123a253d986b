import type { KubeObject } from './api/objects.ts';

/** Kinds of objects that people read and edit as a whole. Secrets are not among them: their values stay hidden. */
export const manifestKinds = [
  'deployment',
  'statefulset',
  'daemonset',
  'job',
  'pod',
  'service',
  'ingress',
  'persistentvolumeclaim',
] as const;
export type ManifestKind = (typeof manifestKinds)[number];

/** The address of an object in a cluster. */
export interface ManifestAddress {
  kind: ManifestKind;
  namespace: string;
  name: string;
}

/** Whole objects of a running cluster. All methods reject with KubernetesError; `notFound` for an unknown object. */
export interface ClusterManifests {
  read(clusterId: string, address: ManifestAddress): Promise<KubeObject>;
  /**
   * Replaces the object and returns the new one. Rejects with `conflict` if its `resourceVersion` is not the newest, and
   * with `invalid` and the fields if it is not accepted. With `dryRun` the server checks and completes it without
   * storing it.
   */
  replace(
    clusterId: string,
    address: ManifestAddress,
    object: KubeObject,
    options: { dryRun: boolean },
  ): Promise<KubeObject>;
}
