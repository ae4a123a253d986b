/** True for equal JSON values; a member that is undefined counts as absent. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, index) => isSame(item, b[index]));
  }
  return hasSameMembers(Object.entries(a), new Map(Object.entries(b)));
}

function hasSameMembers(left: [string, unknown][], right: Map<string, unknown>): boolean {
  for (const [name, value] of left) {
    if (!isSame(value, right.get(name))) return false;
    right.delete(name);
  }
  return [...right.values()].every((value) => value === undefined);
}
