/** Forwards requests unchanged: the minimum cost of any gateway. `proxy.mjs port upstream` */
import { createServer } from 'node:http';
import { Pool } from 'undici';

const [port, upstream] = process.argv.slice(2);
const pool = new Pool(upstream, { connections: 64, pipelining: 1, keepAliveTimeout: 30_000 });

createServer((request, response) => {
  const { method, url: path, headers } = request;
  const body = method === 'GET' ? null : request;
  pool
    .stream({ method, path, headers: { ...headers, connection: undefined }, body }, (answer) => {
      const passed = { ...answer.headers };
      delete passed.connection;
      delete passed['keep-alive'];
      return response.writeHead(answer.statusCode, passed);
    })
    .catch(() => response.destroy());
}).listen(Number(port), '127.0.0.1');
