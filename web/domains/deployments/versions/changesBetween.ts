export interface Change {
  readonly path: string;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
}

interface Version {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** The changes from one version to another, which may be the older one; `versions` are the newest first. */
export function changesBetween(versions: readonly Version[], from: string, to: string): Change[] {
  const [start, end] = [from, to].map((id) => versions.findIndex((version) => version.id === id));
  if (start === undefined || end === undefined) return [];
  const isBackwards = start < end;
  const steps = versions.slice(Math.min(start, end), Math.max(start, end)).toReversed();
  const merged = new Map<string, Change>();
  for (const { path, before, after } of steps.flatMap(({ changes }) => changes)) {
    const first = merged.get(path);
    merged.set(path, { path, before: first ? first.before : before, after });
  }
  const changes = [...merged.values()].filter(({ before, after }) => before !== after);
  // Each version has the changes since the one before it.
  return isBackwards
    ? changes.map(({ path, before, after }) => ({ path, before: after, after: before }))
    : changes;
}
