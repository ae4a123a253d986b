import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Builds the client in a temporary folder, because dist/ may be older than the sources; removes it afterwards. */
export async function withClientBuild<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'kubedeck-client-'));
  try {
    const configFile = resolve(import.meta.dirname, '../../../web/vite.config.ts');
    await build({ configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export interface Bundle {
  /** The size of the initial load of a page with these modules. Throws if the manifest has no chunk for a module. */
  gzipBytes(modules: readonly string[]): number;
}

/** Reads the manifest of a client build. */
export function readBundle(folder: string): Bundle {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string): number => {
    const size = sizes.get(file) ?? gzipSync(readFileSync(join(folder, file))).length;
    sizes.set(file, size);
    return size;
  };
  const collect = (key: string, files: Set<string>): Set<string> => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk for ${key}`);
    if (!chunk.file.endsWith('.js') || files.has(chunk.file)) return files;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported, files);
    return files;
  };
  return {
    gzipBytes(modules) {
      const files = new Set<string>();
      for (const key of ['index.html', ...modules]) collect(key, files);
      return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
    },
  };
}
