import type { Container } from 'kubernetes-types/core/v1.d.ts';
import { seededBetween } from '../../../../simulation/chance.ts';
import { imageBehaviour } from '../../../../simulation/sentinels.ts';

const CREATE_MS = 1_000;
const TERMINATE_MS = 2_000;
const SLOW_START_MS = 60_000;
const BACK_OFF_MS = 10_000;
const MAX_BACK_OFF_MS = 300_000;
/** How long a container of a failing image runs. */
const CRASH_RUN_MS = 2_000;
const OOM_RUN_MS = 20_000;

/** Megabytes of an image; nobody knows, but it is always the same. */
export function imageSize(image: string): number {
  return seededBetween(`size/${image}`, 20, 240);
}

/** Where an image is when a pod needs it: on its node, on another one that mirrors it, or only in its registry. */
export type ImagePlace = 'node' | 'mirror' | 'registry';

const MS_PER_MB: Readonly<Record<ImagePlace, number>> = { node: 0, mirror: 5, registry: 25 };

/** Pulling an image at 40 MB/s, from another node at 200 MB/s; nothing if the node has it. */
export function pullMs(image: string, place: ImagePlace): number {
  return place === 'node' ? 0 : 500 + imageSize(image) * MS_PER_MB[place];
}

/** From the pulled images to running containers. */
export function createMs(containers: readonly Container[]): number {
  return CREATE_MS + 200 * (containers.length - 1);
}

/** From the start of a container to its first successful readiness probe. */
export function readyMs({ image = '', readinessProbe }: Container): number {
  const start = imageBehaviour(image) === 'startsSlowly' ? SLOW_START_MS : 0;
  if (!readinessProbe) return start;
  return (
    start + (readinessProbe.initialDelaySeconds ?? 0) * 1_000 + seededBetween(`ready/${image}`, 1_000, 4_000)
  );
}

/** How long a container of a Job runs. */
export function jobMs({ image = '', name }: Container): number {
  return seededBetween(`job/${image}/${name}`, 6_000, 12_000);
}

/** How long a container of a failing image runs each time. */
export function failingRunMs(image: string): number {
  return imageBehaviour(image) === 'oom' ? OOM_RUN_MS : CRASH_RUN_MS;
}

/** From the SIGTERM to the end of the containers. */
export function terminateMs(graceSeconds = 30): number {
  return Math.min(TERMINATE_MS, graceSeconds * 1_000);
}

/** The wait before restart number `restart` (from 1): 10 s, doubling up to 5 min. */
export function backOffMs(restart: number): number {
  return Math.min(MAX_BACK_OFF_MS, BACK_OFF_MS * 2 ** Math.min(restart - 1, 10));
}
