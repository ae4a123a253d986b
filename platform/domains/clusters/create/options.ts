import { isIPv4 } from 'node:net';
import { z } from 'zod';
import { API_BALANCER, balancerPrice, IPV4_MONTHLY } from '../../../providers/cloud/attachmentPrices.ts';

/** Values that the create form cannot compute itself. */
export const clusterOptionsJson = z.object({
  /** This platform's own addresses; they are added to the allow-lists of every new cluster. */
  egress_networks: z.array(z.string()),
  /** The caller's public IPv4 address as a network; null for a non-public address. */
  caller_network: z.string().nullable(),
  /** EUR net per month of the load balancer in front of a highly available API. */
  api_balancer_price: z.number(),
  /** EUR net per month of the public IPv4 address of one server. */
  ipv4_price: z.number(),
});
export type ClusterOptionsJson = z.output<typeof clusterOptionsJson>;

/** Addresses as networks of one address. */
export function egressNetworks(egressIps: readonly string[]): string[] {
  return egressIps.map((ip) => `${ip}/${isIPv4(ip) ? 32 : 128}`);
}

/** Loopback, private, link-local and carrier-grade addresses never reach a server's firewall. */
function isPublic(ipv4: string): boolean {
  const [a = 0, b = 0] = ipv4.split('.').map(Number);
  if (a === 0 || a === 10 || a === 127 || a >= 224) return false;
  if (a === 100 && b >= 64 && b < 128) return false;
  if (a === 172 && b >= 16 && b < 32) return false;
  return !(a === 192 && b === 168) && !(a === 169 && b === 254);
}

/** The options for a caller with this address, which Fastify does not know any more once the caller has disconnected. */
export function clusterOptions(
  egressIps: readonly string[],
  callerIp: string | undefined,
): ClusterOptionsJson {
  const ip = (callerIp ?? '').replace(/^::ffff:/i, '');
  return {
    egress_networks: egressNetworks(egressIps),
    caller_network: isIPv4(ip) && isPublic(ip) ? `${ip}/32` : null,
    api_balancer_price: balancerPrice(API_BALANCER),
    ipv4_price: IPV4_MONTHLY,
  };
}
