import { ProviderError } from '../providerError.ts';
import type { WorkOptions } from '../simulation/stages.ts';
import type { Message } from '../../messages/messages.ts';

/** A failed add-on action; the message ends with the output of the installation job. */
export class AddonError extends ProviderError {
  override name = 'AddonError';
}

export interface AddonProgress {
  /** 10 accepted, 30 job running, 60 release deployed, up to 95 by ready pods, 100 done. */
  progress: number;
  message: Message;
}

export interface AddonWork extends Pick<WorkOptions, 'signal' | 'waiting'> {
  onProgress?: (progress: AddonProgress) => void | Promise<void>;
}

export interface AddonTarget {
  clusterId: string;
  clusterName: string;
  /** Location of load balancers, such as fsn1. */
  location: string;
  k3sVersion: string;
  /** Catalogue name. */
  addon: string;
}

export interface AddonResult {
  /** Public IPv4 addresses of the add-on's load balancers; empty for most. */
  loadBalancerIps: string[];
}

/**
 * Manages Helm releases in a cluster. Every method is idempotent, so that it can be repeated after a crash; all reject
 * with AddonError, `invalid` if the add-on, its version or the Kubernetes version does not match.
 */
export interface AddonInstaller {
  install(target: AddonTarget & { version: string }, work?: AddonWork): Promise<AddonResult>;
  upgrade(target: AddonTarget & { version: string }, work?: AddonWork): Promise<AddonResult>;
  /** Applies `version`, the previous one. */
  rollback(target: AddonTarget & { version: string }, work?: AddonWork): Promise<AddonResult>;
  /** Uninstalling a missing release succeeds. */
  uninstall(target: AddonTarget, work?: AddonWork): Promise<void>;
}
