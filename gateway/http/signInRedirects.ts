import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GatewayConfig } from '../config.ts';
import { proxyToPlatform } from './platformPages.ts';
import { noteClientAddress } from './responses.ts';

/** Exact paths: a prefix would also match paths such as /auth/../api. */
const REDIRECTS = /^\/auth\/google(\/callback)?$/;
/** Name of the platform's cookie that ties the provider's redirect to the browser. */
const COOKIE = /(?:^|;\s*)(kubedeck_signin=[\w-]*)/;

/** Whether the browser starts or continues a sign-in with an identity provider. */
export const isSignInRedirect = (request: IncomingMessage, pathname: string): boolean =>
  request.method === 'GET' && REDIRECTS.test(pathname);

/** Passes the redirects of a sign-in through, with the platform's own cookie and no other. */
export function proxySignInRedirect(
  config: GatewayConfig,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  noteClientAddress(request, config.trustProxy);
  const cookie = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  proxyToPlatform(config.upstreamUrl, request, response, {
    up: { 'x-forwarded-for': String(request.headers['x-forwarded-for']), ...(cookie && { cookie }) },
    down: ['set-cookie'],
  });
}
