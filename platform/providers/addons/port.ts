import { ProviderError } from '../providerError.ts';
import type { WorkOptions } from '../simulation/pace.ts';
import type { Message } from '../../messages/messages.ts';

/** A failed add-on action; the message ends with what the installing job said. */
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
  /** Such as fsn1: where load balancers are made. */
  location: string;
  k3sVersion: string;
  /** Catalogue name. */
  addon: string;
}

export interface AddonResult {
  /** Public IPv4 addresses of the load balancers that the add-on made; empty for most. */
  loadBalancerIps: string[];
}

/**
 * Brings Helm releases into a cluster. Every method applies a wanted state, so that it may run again after a crash;
 * all reject with AddonError, `invalid` when the add-on, its version or the Kubernetes version does not fit.
 */
export interface AddonInstaller {
  install(target: AddonTarget & { version: string }, work?: AddonWork): Promise<AddonResult>;
  upgrade(target: AddonTarget & { version: string }, work?: AddonWork): Promise<AddonResult>;
  /** Applies `version`, the one that ran before. */
  rollback(target: AddonTarget & { version: string }, work?: AddonWork): Promise<AddonResult>;
  /** Uninstalling what is not there is fine. */
  uninstall(target: AddonTarget, work?: AddonWork): Promise<void>;
}
