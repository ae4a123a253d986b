import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql/index.js';
import { schema } from './graphql/schema.ts';

/** The schema as text, sorted, so that a change of order in the code is no change of the file. */
const text = `${printSchema(lexicographicSortSchema(schema))}\n`;
writeFileSync(new URL('../schema.graphql', import.meta.url), text);
