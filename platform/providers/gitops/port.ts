import type { Secret } from '../../crypto/secret.ts';
import { ProviderError } from '../providerError.ts';
import type { WorkOptions } from '../simulation/pace.ts';

/** Flux that could not be set up or removed, or did not become ready. */
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
  /** Folder of this cluster in the repository, without a slash at either end. */
  path: string;
  publicKey: string;
  privateKey: Secret;
}

/** kstatus, in one word. A stalled one does not get better without a new commit. */
export type ReconcileState = 'ready' | 'reconciling' | 'stalled';

export interface InventoryItem {
  kind: string;
  /** Null for what belongs to no namespace. */
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
  /** The one of the cluster's own path first, then in the order they depend on each other. */
  kustomizations: KustomizationState[];
}

/**
 * Makes Flux follow a repository. Needs flux-operator on the cluster. Methods apply a wanted state, so they may run
 * again after a crash; all reject with GitOpsError.
 */
export interface GitOpsInstaller {
  /** Writes the key and the FluxInstance named flux and waits until it is Ready. */
  enable(target: GitOpsTarget, source: GitOpsSource, work?: WorkOptions): Promise<void>;
  /** Deletes the FluxInstance and the key: what was deployed keeps running. Disabling what is off is fine. */
  disable(target: GitOpsTarget, work?: WorkOptions): Promise<void>;
  /** What Flux says now; null while there is no FluxInstance. */
  status(target: GitOpsTarget): Promise<GitOpsState | null>;
}
