import { isIP } from 'node:net';
import { builder } from '../../graphql/builder.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadLoadBalancerAddresses } from './addons.upstream.ts';

const IpFamily = builder.enumType('IpFamily', {
  description: 'Which kind of address.',
  values: {
    IPV4: { value: 4, description: 'IPv4.' },
    IPV6: { value: 6, description: 'IPv6.' },
  } as const,
});

const IngressEndpoint = builder.objectRef<{ address: string; family: 4 | 6 }>('IngressEndpoint').implement({
  description: 'An address at which a cluster takes traffic from outside.',
  fields: (t) => ({
    address: t.exposeString('address', { description: 'The address.' }),
    family: t.expose('family', { type: IpFamily, description: 'Which kind of address.' }),
  }),
});

builder.objectField(ClusterRef, 'ingressEndpoints', (t) =>
  t.field({
    type: [IngressEndpoint],
    nullable: true,
    description: 'The addresses of the load balancers of its ingress add-on; empty without one.',
    resolve: async (cluster, _args, ctx) => {
      const addresses = await loadLoadBalancerAddresses(ctx, cluster.id);
      return addresses.flatMap((address) => {
        const family = isIP(address);
        return family === 4 || family === 6 ? [{ address, family }] : [];
      });
    },
  }),
);
