import { builder } from '../../graphql/builder.ts';
import { InstanceTypeRef } from './InstanceType.ts';
import { loadInstanceType, type InstanceRecord } from './nodepools.upstream.ts';

const ServerState = builder.enumType('ServerState', {
  description: 'State of a server at Hetzner.',
  values: {
    INITIALIZING: { value: 'initializing', description: 'Being set up.' },
    RUNNING: { value: 'running', description: 'Running.' },
    OFF: { value: 'off', description: 'Not running.' },
  },
});

export const NodePoolInstance = builder
  .objectRef<InstanceRecord & { location: string }>('NodePoolInstance')
  .implement({
    description: 'A server of a node pool.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the server and of its node.' }),
      state: t.expose('status', { type: ServerState, description: 'State of the server at Hetzner.' }),
      instanceType: t.field({
        type: InstanceTypeRef,
        nullable: true,
        description:
          "Server type; differs from the pool's type until the next sync. Null when it is unknown, when Hetzner no longer lists it and when it could not be loaded.",
        resolve: ({ location, instance_type: name }, _args, ctx) =>
          name ? loadInstanceType(ctx, location, name) : null,
      }),
      instanceTypeName: t.exposeString('instance_type', {
        nullable: true,
        description:
          'Name of the server type, also when Hetzner no longer lists it; null when it is unknown.',
      }),
      publicIpv4: t.exposeString('public_ipv4', {
        nullable: true,
        description: 'Public IPv4 address; null when there is none.',
      }),
      privateIp: t.exposeString('private_ip', {
        nullable: true,
        description: 'Address in the private network; null when there is none.',
      }),
    }),
  });
