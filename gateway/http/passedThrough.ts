import type { IncomingMessage, ServerResponse } from 'node:http';
import { signInCookie } from '../graphql/cookies.ts';
import { cookieIsSecure } from '../plugins/callers.ts';
import { proxyToPlatform } from './platformPages.ts';
import type { Gateway } from '../yoga.ts';
import { headerReader, noteClientAddress } from './responses.ts';

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

/** The token in the address that completes a sign-in; null for other addresses. */
function signInTokenIn(location: string): string | null {
  const { pathname, searchParams } = new URL(location, 'http://localhost');
  return pathname === '/signin/social' ? searchParams.get('token') : null;
}

/**
 * Passes the request on with the platform's own cookie and no other. The platform has checked at a callback that this
 * browser started the sign-in: from here on a cookie with the token proves it to `signInWithProvider`.
 */
export function passThrough(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  noteClientAddress(request, gateway.config.trustProxy);
  // The location at a start is an address of the provider, which a team enters: it must not choose the cookie.
  const isCallback = request.url?.split('?', 1)[0]?.endsWith('/callback') === true;
  const cookie = COOKIE.exec(request.headers.cookie ?? '')?.[1];
  return proxyToPlatform(gateway, request, response, {
    up: { 'x-forwarded-for': String(request.headers['x-forwarded-for']), ...(cookie && { cookie }) },
    down: ['set-cookie'],
    cookieFor: (location) => {
      const token = isCallback && signInTokenIn(location);
      return token ? signInCookie(token, cookieIsSecure(gateway.config, headerReader(request))) : null;
    },
  });
}
