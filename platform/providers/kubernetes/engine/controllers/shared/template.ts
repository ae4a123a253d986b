import type { PodTemplateSpec } from 'kubernetes-types/core/v1.d.ts';
import { seededTail } from '../../../../simulation/chance.ts';

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(part)]),
  );
}

/** JSON with sorted keys: the same for objects whose keys were stored in another order. */
function stableJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** The label `pod-template-hash` of pods made from this template. */
export function templateHash(template: PodTemplateSpec | undefined): string {
  return seededTail(stableJson(template ?? {}), 10);
}
