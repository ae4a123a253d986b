import { seededBetween } from '../../../../simulation/chance.ts';
import { parseQuantity } from '../../../api/quantities.ts';
import type { Stored } from '../../../api/objects.ts';

const MIB = 2 ** 20;
const HOUR_MS = 3_600_000;
/** An empty server with its template databases. */
const EMPTY_BYTES = 29 * MIB;
/** Embedded databases stop growing there, so that they do not fill their disk by themselves. */
const FULLEST = 0.7;

/** On a Cluster that was restored: its size when it was. */
export const INITIAL_BYTES = 'kubedeck.io/initial-bytes';

/** How the data of a database grows; the same whenever it is computed. */
export interface Growth {
  since: string;
  initialBytes: number;
  bytesPerHour: number;
  mostBytes: number;
}

export function growthOf({ metadata, spec }: Stored<'clusters.postgresql.cnpg.io'>): Growth {
  const storage = parseQuantity(spec?.storage.size ?? '1Gi') ?? 0;
  return {
    since: metadata.creationTimestamp,
    initialBytes: Number(metadata.annotations?.[INITIAL_BYTES] ?? EMPTY_BYTES),
    bytesPerHour: seededBetween(`${metadata.uid}/growth`, 2, 40) * MIB,
    mostBytes: storage * FULLEST,
  };
}

export function sizeAt({ since, initialBytes, bytesPerHour, mostBytes }: Growth, at: Date): number {
  const hours = Math.max(0, at.getTime() - new Date(since).getTime()) / HOUR_MS;
  return Math.round(Math.max(initialBytes, Math.min(mostBytes, initialBytes + hours * bytesPerHour)));
}
