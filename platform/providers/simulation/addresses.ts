import { seededInt } from './chance.ts';

/**
 * Public addresses that look real but are unroutable: the three documentation networks first, then the benchmark
 * network 198.18.0.0/15 (RFC 5737 and RFC 2544).
 */
const DOCUMENTATION = ['192.0.2.', '198.51.100.', '203.0.113.'];

function documentationAddress(n: number): string {
  return `${DOCUMENTATION[n % 3]}${1 + (Math.floor(n / 3) % 254)}`;
}

function benchmarkAddress(n: number): string {
  return `198.${18 + (n % 2)}.${Math.floor(n / 2) % 256}.${1 + (Math.floor(n / 512) % 254)}`;
}

/** True for public addresses of the embedded cloud, which no server in the world has. */
export function isEmbeddedAddress(address: string): boolean {
  return [...DOCUMENTATION, '198.18.', '198.19.', '2001:db8:'].some((start) => address.startsWith(start));
}

/** An unused IPv4 address derived from the seed: the same one as long as it is free. */
export function publicIpv4(seed: string, taken: ReadonlySet<string>): string {
  for (let attempt = 0; attempt < 4096; attempt += 1) {
    const n = seededInt(`${seed}#${attempt}`);
    const address = attempt < 8 ? documentationAddress(n) : benchmarkAddress(n);
    if (!taken.has(address)) return address;
  }
  throw new Error('The embedded cloud has no public IPv4 address left.');
}

/** The first address of a /64 of the documentation network 2001:db8::/32. */
export function publicIpv6(seed: string): string {
  const n = seededInt(`${seed}/v6`);
  return `2001:db8:${(n >>> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`;
}

/** The network `a.b.c.d/n` as numbers: first address and size. */
function readCidr(cidr: string): { first: number; size: number } {
  const [address = '', prefix = '32'] = cidr.split('/');
  const value = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const size = 2 ** (32 - Number(prefix));
  return { first: Math.floor(value / size) * size, size };
}

function dotted(value: number): string {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255].join('.');
}

/** True if the network contains the address, its first two and last ones excepted. */
export function isInRange(address: string, cidr: string): boolean {
  const { first, size } = readCidr(cidr);
  const offset = readCidr(address).first - first;
  return offset >= 2 && offset < size - 1;
}

/** The lowest free address of a private network, without the gateway's. Undefined if the network is full. */
export function privateIpv4(cidr: string, taken: ReadonlySet<string>): string | undefined {
  const { first, size } = readCidr(cidr);
  for (let offset = 2; offset < size - 1; offset += 1) {
    const address = dotted(first + offset);
    if (!taken.has(address)) return address;
  }
  return undefined;
}
