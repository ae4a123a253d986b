import type { ServerResponse } from 'node:http';

/** Hash of the empty style element that Emotion creates. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const HOST = /^[\w.:[\]-]+$/;

/** Hosts scripts may connect to: this host, also as WebSocket URL, because not every browser includes it in 'self'. */
function connections(host: string): string {
  return HOST.test(host) ? `'self' ws://${host} wss://${host}` : `'self'`;
}

const COMMON = "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";

/** Cache of the last host, which is nearly always the same. */
let known = { host: '', policy: '' };

/** Policy of the web client: same origin only, no inline scripts or styles. */
export function webPolicy(host: string): string {
  if (known.host === host) return known.policy;
  const policy =
    `default-src 'self'; script-src 'self'; style-src 'self' ${EMPTY_STYLE}; img-src 'self' data:; ` +
    `font-src 'self'; connect-src ${connections(host)}; ${COMMON}`.replace(
      "form-action 'self'",
      "form-action 'none'",
    );
  known = { host, policy };
  return policy;
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
