import { isIP } from 'node:net';
import { builder } from '../../graphql/builder.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadLoadBalancerAddresses } from './addons.upstream.ts';

const IpFamily = builder.enumType('IpFamily', {
  description: 'Version of the Internet Protocol.',
  values: {
    IPV4: { value: 4, description: 'IPv4.' },
    IPV6: { value: 6, description: 'IPv6.' },
  } as const,
});

const IngressEndpoint = builder.objectRef<{ address: string; family: 4 | 6 }>('IngressEndpoint').implement({
  description: "A public address of a cluster's ingress.",
  fields: (t) => ({
    address: t.exposeString('address', { description: 'The IP address.' }),
    family: t.expose('family', { type: IpFamily, description: 'Version of the address.' }),
  }),
});

builder.objectField(ClusterRef, 'ingressEndpoints', (t) =>
  t.field({
    type: [IngressEndpoint],
    nullable: true,
    description:
      'Load balancer addresses of the ingress add-on; empty when there is none. Null when they could not be loaded.',
    resolve: async (cluster, _args, ctx) => {
      const addresses = await loadLoadBalancerAddresses(ctx, cluster.id);
      return addresses.flatMap((address) => {
        const family = isIP(address);
        return family === 4 || family === 6 ? [{ address, family }] : [];
      });
    },
  }),
);
