/** Mercurius with compiled operations over the platform's REST. `mercurius.mjs port upstream schema` */
import Fastify from 'fastify';
import mercurius from 'mercurius';
import { openPlatform } from './platform.mjs';
import { readSchema } from './resolvers.mjs';

const [port, upstream, file] = process.argv.slice(2);
const contextOf = openPlatform(upstream);
const app = Fastify();
await app.register(mercurius, {
  schema: readSchema(file),
  jit: 1,
  context: (request) => contextOf(request.headers.authorization),
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
