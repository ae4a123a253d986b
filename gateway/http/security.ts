import type { ServerResponse } from 'node:http';

/** The empty style element, which Emotion creates before it fills it through the CSS object model. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const HOST = /^[\w.:[\]-]+$/;

/** Where scripts may connect: this host, named for WebSockets too, because not every browser reads 'self' so. */
function connections(host: string): string {
  return HOST.test(host) ? `'self' ws://${host} wss://${host}` : `'self'`;
}

const COMMON = "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";

/** The host of the request before: nearly always the same again. */
let known = { host: '', policy: '' };

/** The policy of the web client: nothing from elsewhere, no inline script, no inline style. */
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

/** The policy of GraphiQL: its one script by hash, workers from blobs, and the styles its editor writes. */
export function graphiqlPolicy(host: string, scriptHashes: readonly string[]): string {
  const scripts = scriptHashes.map((hash) => `'${hash}'`).join(' ');
  return (
    `default-src 'self'; script-src 'self' blob: ${scripts}; worker-src 'self' blob:; style-src 'self' ` +
    `'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src ${connections(host)}; ${COMMON}`
  );
}

/** The headers every answer carries. */
export function setSecurityHeaders(response: ServerResponse, policy: string, isHttps: boolean): void {
  response.setHeader('content-security-policy', policy);
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  response.setHeader('cross-origin-opener-policy', 'same-origin');
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  response.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
  if (isHttps) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
