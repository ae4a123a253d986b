/** A copy for `loadOne`: Pothos marks what it loads with its type, and what was read is shared and cannot be marked. */
export function markable<T extends object>(record: T | null | undefined): T | null {
  return record ? { ...record } : null;
}
