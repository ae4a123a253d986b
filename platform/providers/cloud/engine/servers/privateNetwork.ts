import { isInRange, privateIpv4 } from '../../../simulation/addresses.ts';
import { ApiError, invalidInput } from '../apiError.ts';
import { locationNamed } from '../catalogue.ts';
import type { Project } from '../project.ts';

/** An address in the subnet of the location's network zone: the wanted one, or else the lowest that is free. */
export function privateIpIn(project: Project, networkId: number, location: string, wanted?: string): string {
  const network = project.find('networks', networkId);
  if (!network) throw invalidInput('networks', `network with ID '${networkId}' not found`);
  const zone = locationNamed(location)?.network_zone;
  const subnet = network.data.subnets.find(({ network_zone }) => network_zone === zone);
  if (!subnet)
    throw new ApiError('no_subnet_available', `network has no subnet in network zone ${zone ?? ''}`);
  const used = new Set(
    [...project.list('servers'), ...project.list('load_balancers')].flatMap(({ data }) =>
      data.privateNets.filter(({ network: id }) => id === networkId).map(({ ip }) => ip),
    ),
  );
  if (wanted !== undefined) {
    if (!isInRange(wanted, subnet.ip_range)) throw invalidInput('ip', 'IP address is not part of a subnet');
    if (used.has(wanted)) throw new ApiError('ip_not_available', 'the provided IP is not available');
    return wanted;
  }
  const address = privateIpv4(subnet.ip_range, used);
  if (address) return address;
  throw new ApiError('no_subnet_available', 'network has no free IP address left');
}
