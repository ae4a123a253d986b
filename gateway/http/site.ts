import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { headerReader, sendText } from './responses.ts';

const HASHED = /^\/assets\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';

const MISSING = `<!doctype html><meta charset="utf-8"><title>Kubedeck</title>
<h1>The web client has not been built</h1>
<p>Run <code>npm run build</code> and load this page again. The graph is at <a href="/graphql">/graphql</a>.</p>`;

/**
 * Whether a browser navigates to a route of the app. Everything else that is not a file is unknown: a program that
 * mistypes an address must not receive a page with status 200.
 */
function isNavigation(request: IncomingMessage, pathname: string): boolean {
  // A missing script must not return the page: the browser would report a syntax error in HTML.
  return !HASHED.test(pathname) && (headerReader(request)('accept') ?? '').includes('text/html');
}

/**
 * Serves the built web client: precompressed files, and index.html for every route of the app. Handles GET and HEAD.
 * Files are looked up for each request (`dev`), so that a new build in the same folder is served at once.
 */
export function createSite(
  root: string,
): (request: IncomingMessage, response: ServerResponse, pathname: string) => void {
  const files = sirv(root, {
    dev: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, pathname) => {
      if (HASHED.test(pathname)) response.setHeader('cache-control', IMMUTABLE);
    },
  });
  return (request, response, pathname) => {
    files(request, response, () => {
      if (!isNavigation(request, pathname)) return sendText(response, 404, 'Not found');
      request.url = '/index.html';
      files(request, response, () => sendText(response, 503, MISSING, 'text/html'));
    });
  };
}
