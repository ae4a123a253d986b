/**
 * The scripts that a first visit to each address loads: everything its pages, frames, queries and texts import
 * statically, in gzipped kilobytes of 1,000 bytes. `npm run bench:scripts`, or the addresses that contain a word:
 * `npm run bench:scripts -- settings`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { readBundle } from './support/bundle.ts';
import { row } from './support/figures.ts';
import { readVisits } from './support/routes.ts';

/** What we hold ourselves to, by the beginning of the address; the first that fits counts. */
const TARGETS: readonly (readonly [start: string, kilobytes: number])[] = [
  ['/sign', 200],
  ['/forgotpassword', 200],
  ['/resetpassword', 200],
  ['/clusters/create', 280],
  ['/clusters/:', 280],
  ['/clusters', 260],
  ['/dashboard', 260],
];

const wanted = process.argv[2] ?? '';
const folder = await mkdtemp(join(tmpdir(), 'kubedeck-scripts-'));
try {
  const configFile = resolve(import.meta.dirname, '../../web/vite.config.ts');
  // Built apart: what lies in dist/ may be older than the sources.
  await build({ configFile, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
  const bundle = readBundle(folder);
  for (const { path, modules } of await readVisits()) {
    if (!path.includes(wanted)) continue;
    const kilobytes = bundle.gzipBytes(modules) / 1000;
    const target = TARGETS.find(([start]) => path.startsWith(start))?.[1];
    const note = target === undefined ? '' : kilobytes > target ? `  over ${target}` : `  of ${target}`;
    row(path, `${kilobytes.toFixed(1)} kB${note}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
