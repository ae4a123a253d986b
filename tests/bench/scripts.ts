/**
 * The scripts that a first visit to each address loads: everything its pages, frames, queries and texts import
 * statically, in gzipped kilobytes of 1,000 bytes. `npm run bench:scripts`, or the addresses that contain a word:
 * `npm run bench:scripts -- settings`.
 */
import { readBundle, withClient } from './support/bundle.ts';
import { row } from './support/figures.ts';
import { readVisits } from './support/routes.ts';

/** What we hold ourselves to, by the beginning of the address; the first that fits counts. */
const TARGETS: readonly (readonly [start: string, kilobytes: number])[] = [
  ['/signin', 200],
  ['/clusters/create', 280],
  ['/clusters/:', 280],
  ['/clusters', 260],
  ['/dashboard', 260],
];

const wanted = process.argv[2] ?? '';
await withClient(async (folder) => {
  const bundle = readBundle(folder);
  for (const { path, modules } of await readVisits()) {
    if (!path.includes(wanted)) continue;
    const kilobytes = bundle.gzipBytes(modules) / 1000;
    const target = TARGETS.find(([start]) => path.startsWith(start))?.[1];
    const note = target === undefined ? '' : kilobytes > target ? `  over ${target}` : `  of ${target}`;
    row(path, `${kilobytes.toFixed(1)} kB${note}`);
  }
});
