import type { ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';
import { seededInt } from '../../../simulation/chance.ts';
import type { Stored } from '../../api/objects.ts';
import { objectAt } from '../json.ts';

/** An address of 10.43.0.0/16 that no service has: the same one for a seed as long as it is free. */
export function freeServiceAddress(taken: ReadonlySet<string>, seed: string): string {
  for (let number = seededInt(seed); ; number += 1) {
    // 10.43.0.x has the fixed addresses of the API and of DNS.
    const address = `10.43.${1 + (Math.floor(number / 250) % 250)}.${2 + (number % 250)}`;
    if (!taken.has(address)) return address;
  }
}

/** The service with an address of the cluster, unless it has one, wants none (`None`), or is the name of another host. */
export function withServiceAddress<T extends { metadata: ObjectMeta & { name: string } }>(
  service: T,
  services: readonly Stored<'services'>[],
): T {
  const spec = objectAt({ ...service }, 'spec');
  if (spec['clusterIP'] || spec['type'] === 'ExternalName') return service;
  const taken = new Set(services.flatMap((one) => one.spec?.clusterIP ?? []));
  const { name, namespace } = service.metadata;
  const clusterIP = freeServiceAddress(taken, `${namespace ?? ''}/${name}`);
  return { ...service, spec: { type: 'ClusterIP', ...spec, clusterIP, clusterIPs: [clusterIP] } };
}
