import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql/index.js';
import type { Gateway } from '../../yoga.ts';
import { sendText } from '../responses.ts';

/** The schema as sorted text, so that the order of the code does not change it. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}

const printed = new WeakMap<GraphQLSchema, { text: string; etag: string }>();

function printedOnce(schema: GraphQLSchema) {
  const known = printed.get(schema);
  if (known) return known;
  const text = schemaText(schema);
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const made = { text, etag };
  printed.set(schema, made);
  return made;
}

/** Serves the schema in SDL; like introspection it is public, unless only known operations are allowed. */
export function serveSchema({ schema, config }: Gateway, request: IncomingMessage, response: ServerResponse) {
  if (config.operations === 'trusted') return sendText(response, 404, 'Not found.');
  const { text, etag } = printedOnce(schema);
  const headers = { etag, 'cache-control': 'no-cache' };
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end();
  const body = Buffer.from(text);
  const type = 'text/plain; charset=utf-8';
  response.writeHead(200, { ...headers, 'content-type': type, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
