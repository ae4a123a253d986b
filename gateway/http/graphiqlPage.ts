import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { renderGraphiQL } from '@graphql-yoga/render-graphiql';
import { CSRF_HEADER } from '../plugins/csrf.ts';

const examples = new URL('../graphiql/', import.meta.url);

/** The example operations, ordered by file name. */
export function exampleOperations(): { name: string; query: string }[] {
  const files = readdirSync(examples).filter((name) => name.endsWith('.graphql'));
  return files.sort().map((name) => ({ name, query: readFileSync(new URL(name, examples), 'utf8') }));
}

const ROOT = '<div id="root"></div>';

/** GraphiQL's page with our header, which says who is signed in, and a layout for narrow screens. */
function withHeader(html: string): string {
  if (!html.includes(ROOT))
    throw new Error('The page of GraphiQL has no root element to put the header before.');
  const header = readFileSync(new URL('header.html', examples), 'utf8');
  return html.replace(ROOT, () => `${header}${ROOT}`);
}

/** The texts of the inline scripts, as browsers hash them. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?:\s[^>]*)?>([\s\S]*?)<\/script>/gi)].map((match) => match[1] ?? '');
}

/**
 * Writes GraphiQL into a folder: the page with all assets inlined, the same page compressed, and the hashes of its
 * scripts for the content security policy. Done in the build, because the gateway would otherwise keep nine megabytes
 * in memory.
 */
export function writeGraphiqlPage(folder: string): void {
  const html = withHeader(
    renderGraphiQL({
      title: 'Kubedeck API',
      favicon: '/favicon.svg',
      endpoint: '/graphql',
      credentials: 'same-origin',
      subscriptionsProtocol: 'WS',
      additionalHeaders: { [CSRF_HEADER]: '1' },
      shouldPersistHeaders: false,
      defaultTabs: exampleOperations().map(({ query }) => ({ query })),
    }),
  );
  const hashes = inlineScripts(html).map(
    (script) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'page.html'), html);
  writeFileSync(join(folder, 'page.html.gz'), gzipSync(html, { level: 9 }));
  writeFileSync(join(folder, 'hashes.json'), JSON.stringify(hashes));
}
