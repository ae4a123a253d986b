import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '../..');

/** A file of the repository: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

/** Every file that git tracks or would track, so that a new file is checked before it is committed. */
export function listPaths(): string[] {
  const listing = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  return [...new Set(listing.toString().split('\0'))]
    .filter((path) => path && existsSync(join(root, path)))
    .sort();
}

export function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** The text files whose path matches; generated files only with `generated`. */
export function readFiles(pattern: RegExp, { generated = false } = {}): SourceFile[] {
  return listPaths()
    .filter((path) => pattern.test(path) && (generated || !path.includes('__generated__/')))
    .map((path) => ({ path, text: read(path) }));
}

/** The names in a folder; empty if the folder does not exist. */
export function namesIn(folder: string, kind: 'folders' | 'files'): string[] {
  const path = join(root, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter(
      (entry) => (kind === 'folders' ? entry.isDirectory() : entry.isFile()) && !entry.name.startsWith('.'),
    )
    .map((entry) => entry.name)
    .sort();
}
