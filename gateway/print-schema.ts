import { writeFileSync } from 'node:fs';
import { schema } from './graphql/schema.ts';
import { schemaText } from './http/files/schemaFile.ts';

writeFileSync(new URL('../schema.graphql', import.meta.url), schemaText(schema));
