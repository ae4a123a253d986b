import type { Condition, ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';

/** helm.cattle.io/v1: a chart that k3s installs with a Job. */
export interface HelmChart {
  metadata?: ObjectMeta;
  spec?: {
    /** An oci:// address, or a chart of `repo`. */
    chart: string;
    repo?: string;
    version?: string;
    targetNamespace: string;
    createNamespace?: boolean;
    valuesContent?: string;
    /** Values files in Secrets beside it; k3s merges them over valuesContent. */
    valuesSecrets?: { name: string; keys: string[] }[];
    bootstrap?: boolean;
    /** `reinstall` (the default) would uninstall a release whose upgrade failed. */
    failurePolicy?: 'abort' | 'reinstall';
  };
  status?: {
    jobName?: string;
    conditions?: { type: string; status: string; reason?: string; message?: string }[];
  };
}

/** upgrade.cattle.io/v1: updates k3s node by node. */
export interface UpgradePlan {
  metadata?: ObjectMeta;
  spec?: {
    concurrency: number;
    cordon: boolean;
    version: string;
    serviceAccountName: string;
    nodeSelector: { matchExpressions: { key: string; operator: string; values?: string[] }[] };
    /** Taints on which its Jobs run nevertheless. */
    tolerations?: { key?: string; operator?: string; effect?: string }[];
    upgrade: { image: string; command?: string[]; args?: string[] };
    prepare?: { image: string; args: string[] };
    drain?: { force: boolean };
  };
  status?: { latestVersion?: string; applying?: string[]; conditions?: Condition[] };
}

/** fluxcd.controlplane.io/v1: an installation of Flux. */
export interface FluxInstance {
  metadata?: ObjectMeta;
  spec?: {
    distribution: { version: string; registry: string };
    components?: string[];
    sync?: {
      kind: 'GitRepository';
      url: string;
      /** Such as refs/heads/main. */
      ref: string;
      path: string;
      pullSecret?: string;
      interval?: string;
    };
  };
  status?: { lastAppliedRevision?: string; conditions?: Condition[] };
}

/** source.toolkit.fluxcd.io/v1. */
export interface GitRepository {
  metadata?: ObjectMeta;
  spec?: {
    url: string;
    ref?: { name?: string; branch?: string };
    interval: string;
    secretRef?: { name: string };
  };
  status?: { artifact?: { revision: string; lastUpdateTime: string }; conditions?: Condition[] };
}

/** kustomize.toolkit.fluxcd.io/v1. */
export interface Kustomization {
  metadata?: ObjectMeta;
  spec?: {
    path: string;
    interval: string;
    prune: boolean;
    sourceRef: { kind: string; name: string };
    dependsOn?: { name: string }[];
  };
  status?: {
    lastAppliedRevision?: string;
    lastAttemptedRevision?: string;
    inventory?: { entries: { id: string; v: string }[] };
    conditions?: Condition[];
  };
}
