import { z } from 'zod';
import type { ClusterAttachments } from '../../../db/schema/clusters.ts';
import { balancerPrice, sumOfPrices, volumePrice } from '../../../providers/cloud/attachmentPrices.ts';

const price = z.number();

/** Volumes and load balancers in a response. They stay at Hetzner when the cluster is archived or deleted. */
export const attachmentsJson = z.object({
  volumes: z.array(
    z.object({
      name: z.string(),
      /** Namespace and name of the claim; null once it is deleted. */
      claim: z.string().nullable(),
      size_gb: z.number(),
      monthly_price: price,
    }),
  ),
  load_balancers: z.array(z.object({ service: z.string(), type: z.string(), monthly_price: price })),
  monthly_price: price,
});

/** EUR per month of all of them. */
export function attachmentsPrice(attached: ClusterAttachments | null): number {
  const volumes = (attached?.volumes ?? []).map(({ sizeGb }) => volumePrice(sizeGb));
  const balancers = (attached?.loadBalancers ?? []).map(({ type }) => balancerPrice(type));
  return sumOfPrices([...volumes, ...balancers]);
}

/** Row → response. */
export function attachmentsToJson(attached: ClusterAttachments | null): z.output<typeof attachmentsJson> {
  return {
    volumes: (attached?.volumes ?? []).map(({ name, claim, sizeGb }) => ({
      name,
      claim,
      size_gb: sizeGb,
      monthly_price: volumePrice(sizeGb),
    })),
    load_balancers: (attached?.loadBalancers ?? []).map(({ service, type }) => ({
      service,
      type,
      monthly_price: balancerPrice(type),
    })),
    monthly_price: attachmentsPrice(attached),
  };
}

/** What remains at Hetzner, for a message: the volumes and the load balancers by name. */
export function attachmentNames(attached: ClusterAttachments | null): string[] {
  const volumes = (attached?.volumes ?? []).map(({ name }) => name);
  return [...volumes, ...(attached?.loadBalancers ?? []).map(({ service }) => service)];
}
