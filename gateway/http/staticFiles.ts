import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { contentType } from 'mime-types';
import send from 'send';
import { sendText } from './responses.ts';

/** Encodings that the build writes beside a file, the smaller one first. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;

export type ServeFile = (
  request: IncomingMessage,
  response: ServerResponse,
  pathname: string,
  onMissing: () => void,
) => void;

/**
 * Serves the files of a folder to GET and HEAD, compressed where the build wrote them so and the client accepts it.
 * They are looked up for each request, so that a new build in the same folder is served at once. A client that leaves
 * closes the file, and a file that disappears ends its own request only.
 */
export function staticFiles(root: string, cacheControlOf: (pathname: string) => string): ServeFile {
  return (request, response, pathname, onMissing) => {
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = ENCODINGS.find(
      ({ name, suffix }) => accepted.includes(name) && existsSync(join(root, pathname + suffix)),
    );
    const file = send(request, pathname + (encoding?.suffix ?? ''), {
      root,
      index: false,
      cacheControl: false,
    });
    file.on('headers', () => {
      response.setHeader('content-type', contentType(extname(pathname)) || 'application/octet-stream');
      response.setHeader('cache-control', cacheControlOf(pathname));
      response.appendHeader('vary', 'accept-encoding');
      if (encoding) response.setHeader('content-encoding', encoding.name);
    });
    file.on('directory', onMissing);
    file.on('error', ({ status }: { status: number }) => {
      if (response.headersSent) response.destroy();
      else if (status === 404 || status === 403 || status === 400) onMissing();
      else sendText(response, status, 'The file cannot be sent.');
    });
    file.pipe(response);
  };
}
