import { ProviderError } from '../providerError.ts';
import type { Message } from '../../messages/messages.ts';

/** A refused add-on action; its cluster did not accept the objects, or the catalogue has no such version. */
export class AddonError extends ProviderError {
  override name = 'AddonError';
}

export interface AddonProgress {
  /** 10 accepted, 30 job running, 60 release deployed, up to 95 by ready pods, 100 done. */
  progress: number;
  message: Message;
}

export interface AddonTarget {
  clusterId: string;
  k3sVersion: string;
}

/** What is applied to a cluster, and then observed. */
export interface AddonAction {
  /** Catalogue name. */
  addon: string;
  action: 'install' | 'upgrade' | 'rollback' | 'uninstall';
  /** The version after the action; null for uninstall. */
  version: string | null;
}

/** How far an action is. The message of a failed one ends with the output of its job. */
export interface ObservedAddon extends AddonProgress {
  state: 'running' | 'done' | 'failed';
  /** Public IPv4 addresses of the add-on's load balancers once it is done; empty for most. */
  loadBalancerIps: string[];
}

/** Longest time for an action; Helm itself gives up earlier. */
export const ADDON_MINUTES = 20;

/**
 * Manages Helm releases in a cluster. Every method can be repeated after a crash; all reject with AddonError, `invalid`
 * if the add-on, its version or the Kubernetes version does not match.
 */
export interface AddonInstaller {
  /**
   * Applies the objects of the action, or deletes them, and returns the progress when the cluster has accepted that. A
   * failed job of the same version runs again; uninstalling a missing release is no error.
   */
  apply(target: AddonTarget, action: AddonAction, signal?: AbortSignal): Promise<AddonProgress>;
  /** How far the actions are that were applied to a cluster, in the order of the list. */
  observe(clusterId: string, actions: readonly AddonAction[], signal?: AbortSignal): Promise<ObservedAddon[]>;
  /** Those of the add-ons whose HelmChart, or whose objects if they have no chart, were deleted in the cluster. */
  deleted(clusterId: string, addons: readonly string[], signal?: AbortSignal): Promise<string[]>;
}
