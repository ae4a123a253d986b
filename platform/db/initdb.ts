import { PGlite } from '@electric-sql/pglite';

/** Creates a new database in the folder of the first argument; see initialise.ts. */
const client = await PGlite.create(process.argv[2]);
await client.close();
process.exit(0);
