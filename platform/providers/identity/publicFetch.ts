import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { CustomFetch } from 'openid-client';
import { Agent, fetch } from 'undici';

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

const agent = new Agent({ connect: { lookup: publicLookup() } });

/**
 * Reaches only hosts on the internet, because users name them. The address is checked when the connection is made, so
 * that a name cannot change its address in between. Redirects are not followed.
 */
export const publicFetch: CustomFetch = async (url, options) => {
  const { hostname } = new URL(url);
  const address = hostname.replace(/^\[|\]$/g, '');
  // An address is not looked up.
  if (isIP(address) !== 0 && !isPublicAddress(address)) throw refusal(hostname);
  return fetch(url, { ...options, redirect: 'manual', dispatcher: agent });
};
