import { builder } from '../../graphql/builder.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { euros, Money } from '../../graphql/types/Money.ts';
import { loadInstanceType, loadInstanceTypes, type InstanceTypeRecord } from './nodepools.upstream.ts';

const CpuType = builder.enumType('CpuType', {
  description: 'Whether CPU cores are shared with other servers.',
  values: {
    SHARED: { value: 'shared', description: 'Shared with other servers.' },
    DEDICATED: { value: 'dedicated', description: 'Dedicated to this server.' },
  },
});

const CpuArchitecture = builder.enumType('CpuArchitecture', {
  description: 'CPU architecture, for which images must be built.',
  values: {
    X86: { value: 'x86', description: 'x86-64 (amd64).' },
    ARM: { value: 'arm', description: 'ARM64 (arm64).' },
  },
});

const InstanceTypeAvailability = builder.enumType('InstanceTypeAvailability', {
  description: 'Availability of a server type in a location.',
  values: {
    AVAILABLE: { description: 'Available.' },
    DEPRECATED: { description: 'Available until `unavailableAfter`.' },
    SOLD_OUT: { description: 'Currently sold out.' },
    UNAVAILABLE: { description: 'No longer available.' },
  },
});

export const InstanceTypeRef = builder.objectRef<InstanceTypeRecord>('InstanceType');

/** Node id: `<location>:<name>`, because price and availability depend on the location. */
export const InstanceType = builder.node(InstanceTypeRef, {
  description: 'A Hetzner server type in one location.',
  id: { resolve: (type) => `${type.location}:${type.name}` },
  loadOne: async (id, ctx) => {
    const [location, name] = id.split(':');
    if (!location || !name) return null;
    return nullWhenMissing(loadInstanceType(ctx, location, name));
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: "Hetzner's name, for example cpx22." }),
    description: t.exposeString('description', { description: 'Display name.' }),
    cores: t.exposeInt('cores', { description: 'Virtual CPU cores.' }),
    memoryGb: t.exposeFloat('memory', { description: 'Memory in GiB.' }),
    diskGb: t.exposeFloat('disk', { description: 'Local disk in GB.' }),
    cpuType: t.expose('cpu_type', { type: CpuType, description: 'Whether CPU cores are shared.' }),
    architecture: t.expose('architecture', {
      type: CpuArchitecture,
      description: 'CPU architecture.',
    }),
    monthlyPrice: t.field({
      type: Money,
      description: 'Maximum price per month, excluding VAT and the public IPv4 address.',
      resolve: (type) => euros(type.price_monthly),
    }),
    hourlyPrice: t.field({
      type: Money,
      description: 'Price per hour, excluding VAT and the public IPv4 address.',
      resolve: (type) => euros(type.price_hourly),
    }),
    availability: t.field({
      type: InstanceTypeAvailability,
      description: 'Availability in this location.',
      resolve: (type) => availabilityOf(type, new Date()),
    }),
    deprecationAnnouncedAt: t.expose('location_deprecation_announced', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the end of sale was announced; null when it was not.',
    }),
    unavailableAfter: t.expose('location_unavailable_after', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the sale ends; null when it was not announced.',
    }),
  }),
});

builder.queryField('instanceTypes', (t) =>
  t.field({
    type: [InstanceTypeRef],
    nullable: true,
    description: 'Server types in a location, cheapest first; null when they could not be loaded.',
    args: {
      location: t.arg.string({ required: true, description: 'Name of the location, for example fsn1.' }),
    },
    resolve: (_root, { location }, ctx) => loadInstanceTypes(ctx, location),
  }),
);

/** Deprecated until the last day in the location, unavailable afterwards; sold out when Hetzner reports it. */
export function availabilityOf(
  type: InstanceTypeRecord,
  now: Date,
): 'AVAILABLE' | 'DEPRECATED' | 'SOLD_OUT' | 'UNAVAILABLE' {
  const end = type.location_unavailable_after;
  if (end && new Date(end) <= now) return 'UNAVAILABLE';
  if (type.available === false) return 'SOLD_OUT';
  return end ? 'DEPRECATED' : 'AVAILABLE';
}
