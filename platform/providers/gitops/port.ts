import type { Secret } from '../../crypto/secret.ts';
import { ProviderError } from '../providerError.ts';
import type { Progress } from '../simulation/stages.ts';

/** Flux could not be set up or removed, or did not become ready. */
export class GitOpsError extends ProviderError {
  override name = 'GitOpsError';
}

interface GitOpsTarget {
  clusterId: string;
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

/** How far Flux is with what was applied. */
export interface ObservedFlux {
  /** A stalled one needs other settings. */
  state: ReconcileState;
  /** Why it is not ready, in Flux's words. */
  reason: string;
  progress: Progress;
}

/**
 * Sets up Flux to follow a repository. Needs flux-operator on the cluster. Methods can be repeated after a crash; all
 * reject with GitOpsError.
 */
export interface GitOpsInstaller {
  /** Applies the key and the FluxInstance named flux; returns when the cluster has accepted them. */
  enable(target: GitOpsTarget, source: GitOpsSource, signal?: AbortSignal): Promise<void>;
  /**
   * Deletes the FluxInstance and the key; returns when the cluster has accepted that. What was deployed keeps running.
   * Does nothing if it is disabled.
   */
  disable(target: GitOpsTarget, signal?: AbortSignal): Promise<void>;
  /** How far Flux is; null without a FluxInstance. */
  observe(target: GitOpsTarget): Promise<ObservedFlux | null>;
  /** What Flux reconciles; null without a FluxInstance. */
  status(target: GitOpsTarget): Promise<GitOpsState | null>;
}
