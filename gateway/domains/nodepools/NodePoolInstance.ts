import { builder } from '../../graphql/builder.ts';
import type { InstanceRecord } from './nodepools.upstream.ts';

const ServerState = builder.enumType('ServerState', {
  description: 'State of a server, from Hetzner Cloud.',
  values: {
    INITIALIZING: { value: 'initializing', description: 'Being set up.' },
    RUNNING: { value: 'running', description: 'Running.' },
    OFF: { value: 'off', description: 'Not running.' },
  },
});

export const NodePoolInstance = builder.objectRef<InstanceRecord>('NodePoolInstance').implement({
  description: 'A server of a node pool.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, which is the name of its node too.' }),
    state: t.expose('status', { type: ServerState, description: 'State of the server, from Hetzner Cloud.' }),
    instanceType: t.exposeString('instance_type', {
      nullable: true,
      description: 'Its server type; another one than the pool has until the next sync.',
    }),
    publicIpv4: t.exposeString('public_ipv4', { nullable: true, description: 'Its public address.' }),
    privateIp: t.exposeString('private_ip', {
      nullable: true,
      description: 'Its address in the private network.',
    }),
  }),
});
