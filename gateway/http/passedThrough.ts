import type { IncomingMessage, ServerResponse } from 'node:http';
import { proxyToPlatform } from './platformPages.ts';
import type { Gateway } from '../yoga.ts';
import { noteClientAddress } from './responses.ts';

/** Requests of browsers and mail programs that the platform answers. Exact paths: a prefix would match /auth/../api. */
const PATHS: Readonly<Record<string, string>> = {
  '/auth/google': 'GET',
  '/auth/google/callback': 'GET',
  '/auth/sso': 'GET',
  '/auth/sso/callback': 'GET',
  '/unsubscribe': 'POST',
};
/** The platform's cookie that ties the redirect of an identity provider to the browser. */
const COOKIE = /(?:^|;\s*)(kubedeck_signin=[\w-]*)/;

/** Whether it starts or continues a sign-in with an identity provider, or unsubscribes with one click (RFC 8058). */
export const isPassedThrough = ({ method }: Pick<IncomingMessage, 'method'>, pathname: string): boolean =>
  Object.hasOwn(PATHS, pathname) && PATHS[pathname] === method;

/** Passes the request on with the platform's own cookie and no other. */
export function passThrough(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  noteClientAddress(request, gateway.config.trustProxy);
  const cookie = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  return proxyToPlatform(gateway, request, response, {
    up: { 'x-forwarded-for': String(request.headers['x-forwarded-for']), ...(cookie && { cookie }) },
    down: ['set-cookie'],
  });
}
