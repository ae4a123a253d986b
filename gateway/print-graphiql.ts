import { writeGraphiqlPage } from './http/graphiqlPage.ts';

/** Part of the build: writes GraphiQL into the folder given as first argument. */
writeGraphiqlPage(process.argv[2] ?? 'dist/graphiql');
