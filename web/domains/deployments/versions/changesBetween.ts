export interface Change {
  readonly path: string;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

/** The changes from an older version to a newer one; `versions` are those after the older one, oldest first. */
export function changesBetween(versions: readonly { readonly changes: readonly Change[] }[]): Change[] {
  const merged = new Map<string, Change>();
  for (const { path, before, after } of versions.flatMap(({ changes }) => changes)) {
    const first = merged.get(path);
    merged.set(path, { path, before: first ? first.before : before, after });
  }
  return [...merged.values()].filter(({ before, after }) => before !== after);
}
