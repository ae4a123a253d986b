import { builder } from '../../graphql/builder.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { euros, Money } from '../../graphql/types/Money.ts';
import { loadInstanceTypes, type InstanceTypeRecord } from './nodepools.upstream.ts';

const CpuType = builder.enumType('CpuType', {
  description: 'Whether the cores are yours alone.',
  values: {
    SHARED: { value: 'shared', description: 'Shared with other servers.' },
    DEDICATED: { value: 'dedicated', description: 'Yours alone.' },
  },
});

const CpuArchitecture = builder.enumType('CpuArchitecture', {
  description: 'What images must be built for.',
  values: {
    X86: { value: 'x86', description: 'amd64.' },
    ARM: { value: 'arm', description: 'arm64.' },
  },
});

const InstanceTypeAvailability = builder.enumType('InstanceTypeAvailability', {
  description: 'Whether a server type can be had in its location.',
  values: {
    AVAILABLE: { description: 'Yes.' },
    DEPRECATED: { description: 'Yes, until unavailableAfter.' },
    SOLD_OUT: { description: 'Not at the moment.' },
    UNAVAILABLE: { description: 'No more: its time there is over.' },
  },
});

const InstanceTypeRef = builder.objectRef<InstanceTypeRecord>('InstanceType');

/** Node id: `<location>:<name>`, because price and availability depend on the location. */
export const InstanceType = builder.node(InstanceTypeRef, {
  description: 'A server type as sold in one location.',
  id: { resolve: (type) => `${type.location}:${type.name}` },
  loadOne: async (id, ctx) => {
    const [location, name] = id.split(':');
    if (!location || !name) return null;
    const types = await nullWhenMissing(loadInstanceTypes(ctx, location));
    return types?.find((type) => type.name === name) ?? null;
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: "The provider's name, e.g. cpx22." }),
    description: t.exposeString('description', { description: 'The name for people.' }),
    cores: t.exposeInt('cores', { description: 'Virtual CPU cores.' }),
    memoryGb: t.exposeFloat('memory', { description: 'Memory in GB.' }),
    diskGb: t.exposeFloat('disk', { description: 'Local disk in GB.' }),
    cpuType: t.expose('cpu_type', { type: CpuType, description: 'Whether the cores are yours alone.' }),
    architecture: t.expose('architecture', {
      type: CpuArchitecture,
      description: 'What images must be built for.',
    }),
    monthlyPrice: t.field({
      type: Money,
      description: 'Net, without the public IPv4 address; the most a month can cost.',
      resolve: (type) => euros(type.price_monthly),
    }),
    hourlyPrice: t.field({
      type: Money,
      description: 'Net, without the public IPv4 address.',
      resolve: (type) => euros(type.price_hourly),
    }),
    availability: t.field({
      type: InstanceTypeAvailability,
      description: 'Can it be had here?',
      resolve: (type) => availabilityOf(type, new Date()),
    }),
    deprecationAnnouncedAt: t.expose('location_deprecation_announced', {
      type: 'DateTime',
      nullable: true,
      description: 'When the provider said that it ends here; null when it does not.',
    }),
    unavailableAfter: t.expose('location_unavailable_after', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ends here; null when it does not.',
    }),
  }),
});

builder.queryField('instanceTypes', (t) =>
  t.field({
    type: [InstanceTypeRef],
    nullable: true,
    description: 'Server types on sale in a location, cheapest first.',
    args: { location: t.arg.string({ required: true, description: 'The name of the location, e.g. fsn1.' }) },
    resolve: (_root, { location }, ctx) => loadInstanceTypes(ctx, location),
  }),
);

/** Deprecated before its last day in the location, unavailable after it; sold out whenever the provider says so. */
export function availabilityOf(
  type: InstanceTypeRecord,
  now: Date,
): 'AVAILABLE' | 'DEPRECATED' | 'SOLD_OUT' | 'UNAVAILABLE' {
  const end = type.location_unavailable_after;
  if (end && new Date(end) <= now) return 'UNAVAILABLE';
  if (type.available === false) return 'SOLD_OUT';
  return end ? 'DEPRECATED' : 'AVAILABLE';
}
