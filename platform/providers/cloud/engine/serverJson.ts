import { publicIpv6 } from '../../simulation/addresses.ts';
import { seededHex } from '../../simulation/chance.ts';
import { ApiError } from './apiError.ts';
import { findServerType, locationNamed, stableId } from './catalogue.ts';
import { findImage } from './images.ts';
import { placementGroupJson } from './placementGroups.ts';
import type { Project } from './project.ts';
import type { Resource, ServerRecord } from './records.ts';
import { reaches } from './targets.ts';

/** What a server does at a moment; it follows from the time alone. */
export function statusOf(data: ServerRecord, now: number): string {
  if (data.deletedAt !== null) return 'deleting';
  if (data.failsAt !== null && now >= data.failsAt) return 'off';
  if (data.isOff) return 'off';
  if (now < data.builtAt) return 'initializing';
  return now < data.bootedAt ? 'starting' : 'running';
}

/** True while another action holds the server. */
export function isLocked(data: ServerRecord, now: number): boolean {
  return now < data.lockedUntil || data.deletedAt !== null;
}

/** Throws `locked` while another action holds the server. */
export function checkUnlocked({ id, data }: Resource<'servers'>, now: number): void {
  if (isLocked(data, now)) throw new ApiError('locked', `server with ID '${id}' is locked`);
}

function publicNet(server: Resource<'servers'>, project: Project) {
  const { ipv4, ipv6 } = server.data;
  const firewalls = project
    .list('firewalls')
    .filter(({ data }) => data.appliedTo.some((target) => reaches(target, server)))
    .map(({ id }) => ({ id, status: 'applied' }));
  return {
    ipv4: ipv4 && {
      id: stableId('primary_ip', ipv4),
      ip: ipv4,
      blocked: false,
      dns_ptr: `static.${ipv4.split('.').reverse().join('.')}.clients.your-server.de`,
    },
    ipv6: ipv6 && { id: stableId('primary_ip', ipv6), ip: ipv6, blocked: false, dns_ptr: [] },
    floating_ips: [],
    firewalls,
  };
}

/** A server as Hetzner tells it; there is no data centre in it any more. */
export function serverJson(server: Resource<'servers'>, project: Project, now: number) {
  const { id, name, labels, data } = server;
  const type = findServerType(data.type, new Date(now));
  const group =
    data.placementGroup === null ? undefined : project.find('placement_groups', data.placementGroup);
  return {
    id,
    name,
    status: statusOf(data, now),
    created: new Date(data.createdAt).toISOString(),
    public_net: publicNet(server, project),
    private_net: data.privateNets.map(({ network, ip }) => ({
      network,
      ip,
      alias_ips: [],
      mac_address: `86:00:00:${seededHex(`${id}/${network}`, 6).replace(/(..)(?!$)/g, '$1:')}`,
    })),
    server_type: type ?? null,
    location: locationNamed(data.location),
    image: findImage(project, data.image, type?.architecture ?? 'x86', now) ?? null,
    iso: null,
    rescue_enabled: false,
    locked: isLocked(data, now),
    backup_window: null,
    outgoing_traffic: 0,
    ingoing_traffic: 0,
    included_traffic: 21_990_232_555_520,
    protection: { delete: data.isProtected ?? false, rebuild: data.isProtected ?? false },
    labels,
    volumes: project
      .list('volumes')
      .filter((volume) => volume.data.server === id)
      .map((volume) => volume.id),
    load_balancers: project
      .list('load_balancers')
      .filter((balancer) => balancer.data.targets.some((target) => reaches(target, server)))
      .map((balancer) => balancer.id),
    primary_disk_size: type?.disk ?? 0,
    placement_group: group ? placementGroupJson(group, project) : null,
  };
}

/** The /64 network of a server, as its `ip` member tells it. */
export function publicIpv6Network(seed: string): string {
  return publicIpv6(seed).replace(/::1$/, '::/64');
}
