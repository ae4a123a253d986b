/** Mercurius with compiled operations in front of the platform's REST API. `mercurius.mjs port upstream schema [compiled gateway]`: with the last argument, responses are validated. */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { readChecks } from './checks.mjs';
import { openPlatform } from './platform.mjs';
import { readSchema } from './resolvers.mjs';

const [port, upstream, file, gateway] = process.argv.slice(2);
const contextOf = openPlatform(upstream, gateway && (await readChecks(gateway)));
const app = Fastify();
await app.register(mercurius, {
  schema: readSchema(file),
  jit: 1,
  context: (request) => contextOf(request.headers.authorization),
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
