import { seededHex } from '../../../../simulation/chance.ts';
import type { Infrastructure } from '../controller.ts';

/** Label of nodes and volumes, as Hetzner's storage driver sets it. */
export const LOCATION = 'csi.hetzner.cloud/location';

/** The cluster's project at the embedded cloud. */
export interface CloudProject {
  id: string;
  /** How many more of each it may have; each order of a transaction takes one. */
  room: { volumes: number; load_balancers: number };
}

/** Hetzner's id of what was ordered for an object. */
export function cloudIdOf(uid: string): string {
  return String(100_000_000 + (Number.parseInt(seededHex(uid, 6), 16) % 10_000_000));
}

/** Orders one more; false if the project has reached its limit. */
export function takeRoom({ project }: Infrastructure, kind: keyof CloudProject['room']): boolean {
  if (project === null) return true;
  if (project.room[kind] <= 0) return false;
  project.room[kind] -= 1;
  return true;
}
