import type { IncomingMessage } from 'node:http';
import { isLoopbackUrl } from '../../process/addresses.ts';
import type { GatewayConfig } from '../config.ts';
import { isLocal } from './responses.ts';

/** Exact paths: a prefix would also match paths such as /dev/../api. */
const PAGES = /^\/dev\/(outbox|outbox\.json|(checkout|portal)\/[\w-]{1,64}|(?:github|identity)\/authorize)$/;

/**
 * Whether the request may see a page of the embedded platform. The pages give access to every account, so the client
 * must be on this machine, and the Host header must be a local name to exclude DNS rebinding.
 */
export function isDevPage(
  config: GatewayConfig,
  request: IncomingMessage,
  pathname: string,
  host: string,
): boolean {
  return config.devPages && PAGES.test(pathname) && isLocal(request) && isLoopbackUrl(`http://${host}`);
}
