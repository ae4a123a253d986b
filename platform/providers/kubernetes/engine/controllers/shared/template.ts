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

/** Ten letters that follow from the content: the label `pod-template-hash` of pods made from a template. */
export function templateHash(template: unknown): string {
  return seededTail(stableJson(template ?? {}), 10);
}
