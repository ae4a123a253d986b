import { publicIpv6 } from '../../../simulation/addresses.ts';
import { ApiError } from '../apiError.ts';
import { findServerType, locationNamed } from '../catalogue.ts';
import { findImage } from '../images.ts';
import type { Project } from '../project.ts';
import type { Resource, ServerRecord } from '../records.ts';

/** The status follows from the time alone. */
function statusOf(data: ServerRecord, now: number): string {
  if (data.deletedAt !== null) return 'deleting';
  if (data.failsAt !== null && now >= data.failsAt) return 'off';
  if (now < data.builtAt) return 'initializing';
  return now < data.bootedAt ? 'starting' : 'running';
}

/** Throws `locked` while another action runs on the server. */
export function checkUnlocked({ id, data }: Resource<'servers'>, now: number): void {
  const isLocked = now < data.lockedUntil || data.deletedAt !== null;
  if (isLocked) throw new ApiError('locked', `server with ID '${id}' is locked`);
}

/** A server in Hetzner's format, which no longer contains a data centre. */
export function serverJson(server: Resource<'servers'>, project: Project, now: number) {
  const { id, name, labels, data } = server;
  const { ipv4, ipv6 } = data;
  const type = findServerType(data.type, new Date(now));
  return {
    id,
    name,
    labels,
    status: statusOf(data, now),
    created: new Date(data.createdAt).toISOString(),
    public_net: { ipv4: ipv4 && { ip: ipv4 }, ipv6: ipv6 && { ip: ipv6 } },
    private_net: data.privateNets,
    server_type: type ?? null,
    location: locationNamed(data.location),
    image: findImage(project, data.image, type?.architecture ?? 'x86', now) ?? null,
  };
}

/** The /64 network of a server, in the form of its `ip` member. */
export function publicIpv6Network(seed: string): string {
  return publicIpv6(seed).replace(/::1$/, '::/64');
}
