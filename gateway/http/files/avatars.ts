import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Caller } from '../../graphql/context.ts';
import { callerFrom } from '../../plugins/callers.ts';
import { traceRequest } from '../../tracing/trace.ts';
import { path } from '../../upstream/path.ts';
import type { Gateway } from '../../yoga.ts';
import { headerReader, noteClientAddress, sendMethodNotAllowed, sendText } from '../responses.ts';
import { openFile } from './downloads.ts';

const ADDRESS = /^\/avatars\/([\w-]{1,64})$/;
const TYPES = new Set(['image/png', 'image/jpeg', 'image/webp']);
/** Prevents active content in a picture from running. */
const POLICY = "default-src 'none'; sandbox";
const PASSED_DOWN = ['content-type', 'content-length', 'cache-control'];

/** Discards a body that is not read; undici reports that as an error. */
const discard = (body: Readable) => void body.on('error', () => undefined).destroy();

/**
 * GET /avatars/{name}: streams a profile picture from the platform, so that it has the origin of the page. Only
 * picture types are passed on. No credentials are sent: the name is the secret.
 */
export async function serveAvatar(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
): Promise<void> {
  const { config, tracing } = gateway;
  const name = ADDRESS.exec(pathname)?.[1];
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendMethodNotAllowed(response);
  if (name === undefined) return sendText(response, 404, 'Not found');
  noteClientAddress(request, config.trustProxy);
  const trace = traceRequest(tracing, request, response, '/avatars/:name');
  const caller: Caller = { ...callerFrom(config, headerReader(request)), token: null, trace };
  trace?.requestId(caller.requestId);
  const answer = await openFile(gateway, path`/avatars/${name}`, caller, response);
  if (answer === null) return sendText(response, 502, 'The platform does not answer.');
  if (answer.status !== 200 || !TYPES.has(String(answer.headers['content-type']))) {
    discard(answer.body);
    return sendText(response, 404, 'Not found');
  }
  for (const header of PASSED_DOWN) {
    const value = answer.headers[header];
    if (value !== undefined) response.setHeader(header, value);
  }
  response.setHeader('content-security-policy', POLICY);
  response.writeHead(200);
  if (request.method === 'GET') return pipeline(answer.body, response).catch(() => undefined);
  discard(answer.body);
  response.end();
}
