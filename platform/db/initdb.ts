import { PGlite } from '@electric-sql/pglite';

/** Makes the files of a new database in the folder named by the first argument; see initialise.ts. */
const client = await PGlite.create(process.argv[2]);
await client.close();
process.exit(0);
