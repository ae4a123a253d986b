/** Apollo Server in front of the platform's REST API. `apollo.mjs port upstream schema [compiled gateway]`: with the last argument, responses are validated. */
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { readChecks } from './checks.mjs';
import { openPlatform } from './platform.mjs';
import { readSchema } from './resolvers.mjs';

const [port, upstream, file, gateway] = process.argv.slice(2);
const contextOf = openPlatform(upstream, gateway && (await readChecks(gateway)));
const server = new ApolloServer({ schema: readSchema(file) });
await startStandaloneServer(server, {
  listen: { port: Number(port), host: '127.0.0.1' },
  context: async ({ req }) => contextOf(req.headers.authorization),
});
