import type { ProvisioningStep } from './provisioningSteps.ts';
import { provisioningSteps } from './provisioningSteps.ts';

/** Names that make the embedded providers fail or slow down. SENTINELS.md documents them. */
const FAILS_AT = /^fails-at-(\d{1,2}|100)$/;
const SLOW_FACTOR = 5;

/** Progress (0 to 100) at which building a cluster of this name fails, or undefined. */
export function failsAt(clusterName: string): number | undefined {
  const found = FAILS_AT.exec(clusterName)?.[1];
  return found === undefined ? undefined : Number(found);
}

/**
 * Share (0 to 1) of a step after which it fails for a cluster of this name, or undefined. The first step that ends at
 * or after the named percentage fails, so that skipped steps (no load balancer, no second master) do not matter.
 */
export function stepFailure(clusterName: string, step: ProvisioningStep): number | undefined {
  const at = failsAt(clusterName);
  const { from, to } = provisioningSteps[step];
  if (at === undefined || at > to) return undefined;
  return Math.max(0, (at - from) / (to - from));
}

/** Slow-down factor for a cluster of this name. */
export function slowness(clusterName: string): number {
  return clusterName.startsWith('slow-') ? SLOW_FACTOR : 1;
}

/** True if the embedded cloud is sold out for a cluster of this name. */
export function isSoldOut(clusterName: string): boolean {
  return clusterName.startsWith('soldout');
}

/** True if the embedded cloud finds no hosts for the placement group of a cluster of this name. */
export function isPlacementImpossible(clusterName: string): boolean {
  return clusterName.startsWith('noplace');
}

/** Progress (0 to 100) at which every add-on action on a cluster of this name fails, or undefined. */
export function addonFailsAt(clusterName: string): number | undefined {
  return clusterName === 'addons-fail' ? 60 : undefined;
}

/** True if pods of a cluster of this name have problems. */
export function isUnhealthy(clusterName: string): boolean {
  return clusterName.startsWith('unhealthy');
}

/** True if the embedded Kubernetes refuses a secret of this name. */
export function refusedSecretName(name: string): boolean {
  return name.includes('fails-to-apply');
}

/** True if a registry refuses this user, whatever the password. */
export function isRefusedRegistryUser(username: string): boolean {
  return username.startsWith('wrong');
}

/** True if no registry responds at this host. */
export function isUnreachableHost(host: string): boolean {
  return host.startsWith('unreachable');
}

/** True if the first update of a cluster of this name fails at its first worker; the next one succeeds. */
export function isUpdateFailing(clusterName: string): boolean {
  return clusterName.startsWith('update-fails');
}
