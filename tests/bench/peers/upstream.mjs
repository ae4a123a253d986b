/**
 * The recorded platform: sends recorded responses after a delay, each with a unique number so that no two are
 * identical, and counts the requests. `upstream.mjs port recording`
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [port, file] = process.argv.slice(2);
const { answers } = JSON.parse(readFileSync(file, 'utf8'));
/** The order of a query's parameters depends on the client. */
const keyOf = (call) => {
  const [path, query] = call.split('?');
  return query === undefined ? call : `${path}?${query.split('&').sort().join('&')}`;
};
const ready = new Map(
  Object.entries(answers).map(([call, { status, type, body }]) => {
    const bytes = Buffer.from(body);
    return [
      keyOf(call),
      { status, bytes, headers: { 'content-type': type, 'content-length': bytes.length } },
    ];
  }),
);
let delay = 0;
let calls = 0;
let moment = 0;
const unknown = new Set();

/** The same response with different bytes: an additional member that no client reads. */
const withMoment = (bytes, moment) =>
  Buffer.concat([bytes.subarray(0, bytes.lastIndexOf('}')), Buffer.from(`,"moment":${moment}}`)]);

const server = createServer((request, response) => {
  request.resume();
  const call = keyOf(`${request.method} ${request.url}`);
  const found = ready.get(call);
  calls += 1;
  if (found === undefined) unknown.add(call);
  const answer = () => {
    if (found === undefined) return response.writeHead(404).end('{}');
    const bytes = withMoment(found.bytes, (moment += 1));
    return response.writeHead(found.status, { ...found.headers, 'content-length': bytes.length }).end(bytes);
  };
  if (delay === 0) answer();
  else setTimeout(answer, delay);
});
server.keepAliveTimeout = 60_000;
server.listen(Number(port), '127.0.0.1');

process.on('message', (order) => {
  if (typeof order.delay === 'number') delay = order.delay;
  process.send?.({ calls, unknown: [...unknown] });
  calls = 0;
});
process.on('disconnect', () => process.exit());
