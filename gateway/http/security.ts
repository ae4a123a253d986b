import type { ServerResponse } from 'node:http';
import type { Sources } from './outsideSources.ts';

/** Hash of the empty style element that Emotion creates. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** Hash of the scrollbar's colours, which xterm.js writes into a style element: `web/ui/terminal/terminalTheme.ts`. */
const TERMINAL_SCROLLBAR = "'sha256-1hqhafhs5T5z+kF0l5lRUqFWGy/+t88qwck5xQpHRdg='";
const HOST = /^[\w.:[\]-]+$/;

/** Hosts scripts may connect to: this host, also as WebSocket URL, because not every browser includes it in 'self'. */
function connections(host: string): string {
  return HOST.test(host) ? `'self' ws://${host} wss://${host}` : `'self'`;
}

const COMMON = "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";

const list = (sources: readonly string[]): string => sources.map((source) => ` ${source}`).join('');

/** A directive that is left out without sources: then `default-src` applies. */
const directive = (name: string, sources: readonly string[]): string =>
  sources.length === 0 ? '' : `; ${name}${list(sources)}`;

/** Policy of the web client: no inline scripts or styles, and same origin only, but for the configured services. */
export function webPolicy(host: string, outside: Sources): string {
  // A browser ignores 'unsafe-inline' beside a hash.
  const inline = outside.needsInlineStyles ? "'unsafe-inline'" : `${EMPTY_STYLE} ${TERMINAL_SCROLLBAR}`;
  return (
    `default-src 'self'; script-src 'self'${list(outside.script)}; style-src 'self' ${inline}${list(outside.style)}; ` +
    `img-src 'self' data:${list(outside.image)}; font-src 'self'; connect-src ${connections(host)}${list(outside.connect)}` +
    `${directive('frame-src', outside.frame)}${directive('worker-src', outside.worker)}; ` +
    COMMON.replace("form-action 'self'", "form-action 'none'")
  );
}

/** Policy of GraphiQL: its script by hash, workers from blobs, and inline styles of its editor. */
export function graphiqlPolicy(host: string, scriptHashes: readonly string[]): string {
  const scripts = scriptHashes.map((hash) => `'${hash}'`).join(' ');
  return (
    `default-src 'self'; script-src 'self' blob: ${scripts}; worker-src 'self' blob:; style-src 'self' ` +
    `'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src ${connections(host)}; ${COMMON}`
  );
}

/** Security headers of every response. */
export function setSecurityHeaders(response: ServerResponse, policy: string, isHttps: boolean): void {
  response.setHeader('content-security-policy', policy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
