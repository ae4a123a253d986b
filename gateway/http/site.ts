import type { IncomingMessage, ServerResponse } from 'node:http';
import { headerReader, sendText } from './responses.ts';
import { staticFiles } from './staticFiles.ts';

const HASHED = /^\/assets\//;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PAGE = '/index.html';

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

/** Serves the built web client: its files, and index.html for every route of the app. Handles GET and HEAD. */
export function createSite(
  root: string,
): (request: IncomingMessage, response: ServerResponse, pathname: string) => void {
  const serve = staticFiles(root, (pathname) => (HASHED.test(pathname) ? IMMUTABLE : 'no-cache'));
  return (request, response, pathname) => {
    serve(request, response, pathname === '/' ? PAGE : pathname, () => {
      if (pathname !== '/' && !isNavigation(request, pathname)) return sendText(response, 404, 'Not found');
      serve(request, response, PAGE, () => sendText(response, 503, MISSING, 'text/html'));
    });
  };
}
