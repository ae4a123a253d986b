/** Apollo Server over the platform's REST. `apollo.mjs port upstream schema` */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { openPlatform } from './platform.mjs';
import { readSchema } from './resolvers.mjs';

const [port, upstream, file] = process.argv.slice(2);
const contextOf = openPlatform(upstream);
const server = new ApolloServer({ schema: readSchema(file) });
await startStandaloneServer(server, {
  listen: { port: Number(port), host: '127.0.0.1' },
  context: async ({ req }) => contextOf(req.headers.authorization),
});
