import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CSRF_HEADER } from '../plugins/csrf.ts';
import { headerReader } from './answers.ts';
import { compress, encodingFor, type Encoding } from './compression.ts';
import { graphiqlPolicy } from './security.ts';

/** Beside the source, or at the root of the repository when this file was compiled to dist. */
function examplesFolder(): string {
  const beside = fileURLToPath(new URL('../graphiql', import.meta.url));
  return existsSync(beside) ? beside : resolve('gateway/graphiql');
}

/** The example operations in the order of their file names. */
export function exampleOperations(): { name: string; query: string }[] {
  const folder = examplesFolder();
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.graphql'));
  return files.sort().map((name) => ({ name, query: readFileSync(resolve(folder, name), 'utf8') }));
}

interface Page {
  html: Buffer;
  scriptHashes: string[];
  encoded: Map<Encoding, Buffer>;
}

/** GraphiQL with everything in the page: it works without any other host. Rendered and compressed once, when asked. */
export class GraphiqlPage {
  #page: Promise<Page> | null = null;

  async serve(request: IncomingMessage, response: ServerResponse, host: string): Promise<void> {
    this.#page ??= renderPage();
    const page = await this.#page;
    const encoding = encodingFor(headerReader(request)('accept-encoding'));
    // Nine megabytes: brotli would keep the first visitor waiting for half a minute of processor time.
    const used = encoding === 'br' ? 'gzip' : encoding;
    let body = page.encoded.get(used);
    if (body === undefined) {
      body = await compress(page.html, used);
      page.encoded.set(used, body);
    }
    response.setHeader('content-security-policy', graphiqlPolicy(host, page.scriptHashes));
    if (used !== 'identity') response.setHeader('content-encoding', used);
    response.setHeader('vary', 'accept, accept-encoding');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'content-length': body.length,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }
}

async function renderPage(): Promise<Page> {
  // Loaded late: the module holds the whole editor as text, which a gateway without visitors need not carry.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = String(
    renderGraphiQL({
      title: 'Kubedeck GraphiQL',
      endpoint: '/graphql',
      credentials: 'same-origin',
      subscriptionsProtocol: 'WS',
      additionalHeaders: { [CSRF_HEADER]: '1' },
      shouldPersistHeaders: false,
      defaultTabs: exampleOperations().map(({ query }) => ({ query })),
    }),
  );
  return { html: Buffer.from(html), scriptHashes: inlineScriptHashes(html), encoded: new Map() };
}

/** The CSP hashes of the scripts in a page. */
export function inlineScriptHashes(html: string): string[] {
  return inlineScripts(html).map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
}

/** The texts of the inline scripts, as a browser cuts them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/gi)].map((match) => match[1] ?? '');
}
