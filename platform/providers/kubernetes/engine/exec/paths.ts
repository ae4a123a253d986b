import { posix } from 'node:path';

/** The absolute path without `.` and `..`. */
export function resolvePath(folder: string, path: string): string {
  return posix.resolve(folder, path);
}

/** Names of what lies directly in a folder, sorted; null if no file lies below it. */
export function listFolder(files: Iterable<string>, folder: string): string[] | null {
  const prefix = folder === '/' ? '/' : `${folder}/`;
  const below = [...files].filter((file) => file.startsWith(prefix));
  if (below.length === 0) return null;
  return [...new Set(below.map((file) => file.slice(prefix.length).split('/')[0] ?? ''))].toSorted();
}
