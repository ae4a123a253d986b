import type { Secret } from '../../crypto/secret.ts';
import { ProviderError } from '../providerError.ts';
import type { WorkOptions } from '../simulation/stages.ts';

/** Flux could not be set up or removed, or did not become ready. */
export class GitOpsError extends ProviderError {
  override name = 'GitOpsError';
}

interface GitOpsTarget {
  clusterId: string;
  clusterName: string;
}

/** What Flux follows, and the read-only key it clones with. */
export interface GitOpsSource {
  /** Such as ssh://git@github.com/acme/fleet.git. */
  url: string;
  branch: string;
  /** Folder of this cluster in the repository, without leading or trailing slash. */
  path: string;
  publicKey: string;
  privateKey: Secret;
}

/** kstatus as one value. A stalled kustomization only recovers with a new commit. */
export type ReconcileState = 'ready' | 'reconciling' | 'stalled';

export interface InventoryItem {
  kind: string;
  /** Null for cluster-scoped resources. */
  namespace: string | null;
  name: string;
}

export interface KustomizationState {
  name: string;
  path: string;
  state: ReconcileState;
  message: string;
  /** `<branch>@sha1:<40 hex digits>`; null before the first one was applied. */
  lastAppliedRevision: string | null;
  reconciledAt: Date | null;
  inventory: InventoryItem[];
}

export interface GitOpsState {
  fluxVersion: string;
  source: {
    url: string;
    revision: string | null;
    state: ReconcileState;
    message: string;
    fetchedAt: Date | null;
  };
  /** The kustomization of the cluster's own path first, then in the order of their dependencies. */
  kustomizations: KustomizationState[];
}

/**
 * Sets up Flux to follow a repository. Deps flux-operator on the cluster. Methods are idempotent, so that they can be
 * repeated after a crash; all reject with GitOpsError.
 */
export interface GitOpsInstaller {
  /** Writes the key and the FluxInstance named flux and waits until it is Ready. */
  enable(target: GitOpsTarget, source: GitOpsSource, work?: WorkOptions): Promise<void>;
  /** Deletes the FluxInstance and the key: what was deployed keeps running. Does nothing if it is disabled. */
  disable(target: GitOpsTarget, work?: WorkOptions): Promise<void>;
  /** Flux's current state; null without a FluxInstance. */
  status(target: GitOpsTarget): Promise<GitOpsState | null>;
}
