import { writeGraphiqlPage } from './http/graphiqlPage.ts';

/** Part of the build: GraphiQL as files, in the folder named by the first argument. */
writeGraphiqlPage(process.argv[2] ?? 'dist/graphiql');
