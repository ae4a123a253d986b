import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Agent, buildConnector, fetch, Headers, type RequestInit } from 'undici';

/** Networks that are not on the internet: this machine, private ones, link-local ones with a cloud's metadata. */
const internal = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  internal.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  // Translated IPv4 addresses.
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  internal.addSubnet(network, prefix, 'ipv6');

/** Whether an address is on the internet; IPv4 addresses inside IPv6 ones count as such. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && !internal.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

/** Whether a host is given by its name: not an address, and not a name of this machine or network alone. */
export function isDomainName(hostname: string): boolean {
  return isIP(hostname) === 0 && !hostname.startsWith('[') && hostname.includes('.');
}

const refusal = (host: string): Error => new Error(`${host} is not on the internet`);

type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

/** Resolves a name for a connection, and fails if one of its addresses is internal. */
export const publicLookup =
  (resolve: Resolve = lookup): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '');
      const [first] = found;
      if (!first || found.some(({ address }) => !isPublicAddress(address)))
        return callback(refusal(host), '');
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };

const connect = buildConnector({ lookup: publicLookup() });
const connectPublic: buildConnector.connector = (options, callback) => {
  const { hostname } = options;
  // An address is not looked up.
  if (isIP(hostname) !== 0 && !isPublicAddress(hostname)) callback(refusal(hostname), null);
  else connect(options, callback);
};

/** More than any answer that is read here, such as a page of tags. */
const MAX_BYTES = 8 * 1024 * 1024;

type PublicRequest = Pick<RequestInit, 'method' | 'headers' | 'body' | 'signal' | 'redirect' | 'duplex'>;
type PublicFetch = (url: string | URL, options?: PublicRequest) => Promise<Response>;

/**
 * Answers have at most 8 MB; reading a longer one rejects. They are not compressed, as few bytes can become any number.
 * By default redirects are not followed.
 */
export function limitedFetch(connector: buildConnector.connector): PublicFetch {
  const dispatcher = new Agent({ connect: connector, maxResponseSize: MAX_BYTES });
  return async (url, options = {}) => {
    const headers = new Headers(options.headers);
    headers.set('accept-encoding', 'identity');
    const response = await fetch(url, { redirect: 'manual', ...options, headers, dispatcher });
    const encoding = response.headers.get('content-encoding') ?? 'identity';
    if (response.body === null || encoding.toLowerCase() === 'identity') return response;
    await response.body.cancel();
    throw new Error(`${new URL(url).host} compresses its answer (${encoding}), which was not asked for`);
  };
}

/**
 * Reaches only hosts on the internet, because users name them. The address is checked when a connection is made, so that a
 * name cannot change its address in between, and again after each redirect.
 */
export const publicFetch: PublicFetch = limitedFetch(connectPublic);
