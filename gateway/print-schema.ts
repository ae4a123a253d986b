import { writeFileSync } from 'node:fs';
import { lexicographicSortSchema, printSchema } from 'graphql/index.js';
import { schema } from './graphql/schema.ts';

/** The schema as sorted text, so that the order of the code does not change the file. */
const text = `${printSchema(lexicographicSortSchema(schema))}\n`;
writeFileSync(new URL('../schema.graphql', import.meta.url), text);
