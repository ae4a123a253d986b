import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { CloudResource } from '../cloudStore.ts';
import type {
  CloudFirewall,
  CloudLoadBalancer,
  CloudNetwork,
  CloudPlacementGroup,
  CloudSnapshot,
  CloudSshKey,
} from '../port.ts';

/** Ids look like Hetzner's: nine digits. */
export function freshId(): string {
  return String(randomInt(100_000_000, 999_999_999));
}

const networkZone = z.enum(['eu-central', 'us-east', 'us-west', 'ap-southeast']);
const networkData = z.object({ ipRange: z.string(), networkZone });
const sshKeyData = z.object({ publicKey: z.string(), fingerprint: z.string() });
const firewallData = z.object({
  rules: z.array(
    z.object({
      protocol: z.enum(['tcp', 'udp', 'icmp']),
      port: z.string().optional(),
      sourceIps: z.array(z.string()),
      description: z.string(),
    }),
  ),
});
const loadBalancerData = z.object({
  type: z.string(),
  location: z.string(),
  publicIpv4: z.string(),
  publicIpv6: z.string(),
  targets: z.record(z.string(), z.string()),
  listenPort: z.number(),
});
const snapshotData = z.object({ serverName: z.string(), sizeGb: z.number(), createdAt: z.number() });

/** What the store keeps of a server; its status follows from the action that brings it up. */
export const serverData = z.object({
  type: z.string(),
  location: z.string(),
  image: z.string(),
  publicIpv4: z.string().nullable(),
  publicIpv6: z.string().nullable(),
  privateIp: z.string().nullable(),
  networkId: z.string().nullable(),
  placementGroupId: z.string().nullable(),
  actionId: z.string(),
  createdAt: z.number(),
});
export type ServerData = z.infer<typeof serverData>;

const base = ({ id, name, labels }: CloudResource): Pick<CloudResource, 'id' | 'name' | 'labels'> => ({
  id,
  name,
  labels,
});

/** A stored network as the port tells it. */
export function toNetwork(resource: CloudResource): CloudNetwork {
  return { ...base(resource), ...networkData.parse(resource.data) };
}

/** A stored SSH key as the port tells it. */
export function toSshKey(resource: CloudResource): CloudSshKey {
  return { ...base(resource), ...sshKeyData.parse(resource.data) };
}

/** A stored placement group as the port tells it. */
export function toPlacementGroup(resource: CloudResource): CloudPlacementGroup {
  return base(resource);
}

/** A stored firewall as the port tells it. */
export function toFirewall(resource: CloudResource): CloudFirewall {
  return { ...base(resource), ...firewallData.parse(resource.data) };
}

/** A stored load balancer as the port tells it. */
export function toLoadBalancer(resource: CloudResource): CloudLoadBalancer {
  return { ...base(resource), ...loadBalancerData.parse(resource.data) };
}

/** A stored snapshot as the port tells it. */
export function toSnapshot(resource: CloudResource): CloudSnapshot {
  const { createdAt, ...data } = snapshotData.parse(resource.data);
  return { ...base(resource), ...data, createdAt: new Date(createdAt) };
}
