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

/** True if the chart jobs of apps, and of add-ons that are not required, fail on a cluster of this name. */
export function isAddonFailing(clusterName: string): boolean {
  return clusterName === 'addons-fail';
}

/** A host in values of a chart that the embedded cluster refuses, or undefined. */
export function refusedHost(values: string): string | undefined {
  return /\bchart-fails\.[a-z0-9.-]+/.exec(values)?.[0];
}

/** True if pods of a cluster of this name have problems. */
export function isUnhealthy(clusterName: string): boolean {
  return clusterName.startsWith('unhealthy');
}

const AWAY_EVERY_MINUTES = 5;
const AWAY_MINUTES = 2;

/** True while the Kubernetes API of a cluster of this name does not respond: two minutes of every five, once built. */
export function isApiAway(
  { clusterName, isBuilt }: { clusterName: string; isBuilt: boolean },
  now: Date,
): boolean {
  return (
    isBuilt && clusterName.startsWith('api-away') && now.getUTCMinutes() % AWAY_EVERY_MINUTES < AWAY_MINUTES
  );
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

/** What the embedded kubelet does with a container, by words in the name of its image. */
export type ImageBehaviour =
  | 'runs'
  | 'missing'
  | 'private'
  | 'unreachable'
  | 'crashes'
  | 'oom'
  | 'evicted'
  | 'neverReady'
  | 'hangs'
  | 'startsSlowly';

const imageWords = [
  ['missing', 'missing'],
  ['private', 'private'],
  ['crash', 'crashes'],
  ['oom', 'oom'],
  ['evicted', 'evicted'],
  ['not-ready', 'neverReady'],
  ['hangs', 'hangs'],
  ['slow-start', 'startsSlowly'],
] as const satisfies readonly (readonly [string, ImageBehaviour])[];

/** A word of an image as a whole: `kube-room` is not `oom`. */
function hasWord(image: string, word: string): boolean {
  return new RegExp(`(^|[^a-z])${word}([^a-z]|$)`).test(image);
}

/** How a container of this image behaves. */
export function imageBehaviour(image: string): ImageBehaviour {
  if (isUnreachableHost(image)) return 'unreachable';
  return imageWords.find(([word]) => hasWord(image, word))?.[1] ?? 'runs';
}

/** True for images whose containers cause a high load. */
export function isBusyImage(image: string): boolean {
  return hasWord(image, 'busy');
}

/** True for images whose containers write 500 lines of log a second. */
export function isChattyImage(image: string): boolean {
  return hasWord(image, 'chatty');
}

/** True for images whose containers write lines of a megabyte. */
export function hasLongLines(image: string): boolean {
  return hasWord(image, 'longline');
}

/** True if the project has no room for the volume of a claim of this name. */
export function isVolumeRefused(claim: string): boolean {
  return claim.startsWith('volume-quota');
}

/** True if object storage does not know this access key or service account. */
export function isRefusedAccessKey(accessKey: string): boolean {
  return accessKey.startsWith('wrong');
}

/** True if no bucket of this name exists. */
export function isMissingBucket(bucket: string): boolean {
  return bucket.includes('missing');
}

/** True if nobody may write into a bucket of this name. */
export function isReadonlyBucket(bucket: string): boolean {
  return bucket.includes('readonly');
}

/** True if a bucket of this name has WAL of another database at every path. */
export function isOccupiedBucket(bucket: string): boolean {
  return bucket.includes('occupied');
}

/** True if the archive of a database of this name takes neither WAL nor backups. */
export function isArchivingFailing(database: string): boolean {
  return database.startsWith('archive-fails');
}

/** True if the restore into a database of this name fails at its end. */
export function isRestoreFailing(database: string): boolean {
  return database.startsWith('restore-fails');
}

/** True if the disk of a database of this name is full some minutes after its creation, until it is enlarged. */
export function isDiskFilling(database: string): boolean {
  return database.startsWith('storage-full');
}

/** True if base backups of a database of this name lose the instance that they read from. */
export function isBackupInterrupted(database: string): boolean {
  return database.startsWith('backup-interrupted');
}
