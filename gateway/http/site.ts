import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { headerReader, sendText } from './answers.ts';
import { compress, encodingFor, type Encoding } from './compression.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const SQUEEZED = /^(text|application\/(json|manifest)|image\/svg)/;
const HASHED = /^\/assets\//;
const SMALLEST_SQUEEZED = 1024;

interface Kept {
  changedAt: number;
  body: Buffer;
  etag: string;
  encoded: Map<Encoding, Buffer>;
}

const MISSING = `<!doctype html><meta charset="utf-8"><title>Kubedeck</title>
<h1>The web client has not been built</h1>
<p>Run <code>npm run build</code> and load this page again. The graph is at <a href="/graphql">/graphql</a>.</p>`;

/** The built web client: files from memory, compressed once, and index.html for every address of the app. */
export class Site {
  readonly #root: string;
  readonly #kept = new Map<string, Kept>();

  constructor(root: string) {
    this.#root = resolve(root);
  }

  /** Answers GET and HEAD. */
  async serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    const file = this.#fileFor(pathname);
    const found = file === null ? null : await this.#load(file);
    if (file !== null && found !== null)
      return this.#send(request, response, file, found, HASHED.test(pathname));
    const accept = headerReader(request)('accept') ?? '*/*';
    // Link checkers and curl ask for anything; an address without an extension is then one of the app's.
    const wantsPage = accept.includes('text/html') || (accept.includes('*/*') && extname(pathname) === '');
    // A missing script must not be answered with a page: the browser would report a syntax error in HTML.
    if (HASHED.test(pathname) || !wantsPage) return sendText(response, 404, 'Not found');
    const index = resolve(this.#root, 'index.html');
    const page = await this.#load(index);
    if (page === null) return sendText(response, 503, MISSING, 'text/html');
    return this.#send(request, response, index, page, false);
  }

  #fileFor(pathname: string): string | null {
    let decoded: string;
    try {
      decoded = decodeURIComponent(pathname);
    } catch {
      return null;
    }
    if (decoded.includes('\0') || decoded.endsWith('/')) return null;
    const file = resolve(this.#root, `.${decoded}`);
    return file.startsWith(this.#root + sep) ? file : null;
  }

  async #load(file: string): Promise<Kept | null> {
    try {
      const { mtimeMs, isFile } = await stat(file).then((info) => ({
        mtimeMs: info.mtimeMs,
        isFile: info.isFile(),
      }));
      if (!isFile) return null;
      const kept = this.#kept.get(file);
      if (kept?.changedAt === mtimeMs) return kept;
      const body = await readFile(file);
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
      const fresh: Kept = { changedAt: mtimeMs, body, etag, encoded: new Map() };
      this.#kept.set(file, fresh);
      return fresh;
    } catch {
      return null;
    }
  }

  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    file: string,
    found: Kept,
    isHashed: boolean,
  ): Promise<void> {
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.setHeader('content-type', type);
    response.setHeader('etag', found.etag);
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    const header = headerReader(request);
    if (header('if-none-match') === found.etag) {
      response.writeHead(304).end();
      return;
    }
    const isSqueezed = SQUEEZED.test(type) && found.body.length >= SMALLEST_SQUEEZED;
    const encoding = isSqueezed ? encodingFor(header('accept-encoding')) : 'identity';
    const body = await this.#encoded(found, encoding);
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
    response.writeHead(200, { 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async #encoded(found: Kept, encoding: Encoding): Promise<Buffer> {
    let body = found.encoded.get(encoding);
    if (body === undefined) {
      body = await compress(found.body, encoding);
      found.encoded.set(encoding, body);
    }
    return body;
  }
}
