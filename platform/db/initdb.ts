import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

/** Creates a database in the folder of the first argument, from the snapshot of the second if given; see initialise.ts. */
const [, , folder, snapshot] = process.argv;
const loadDataDir = snapshot && new Blob([new Uint8Array(await readFile(snapshot))]);
const client = await PGlite.create(folder, loadDataDir ? { loadDataDir } : {});
await client.close();
process.exit(0);
