import { builder } from '../../../graphql/builder.ts';
import { euros, Money } from '../../../graphql/types/Money.ts';
import type { DeploymentRecord } from '../deployments.upstream.ts';

export const KeptVolume = builder
  .objectRef<DeploymentRecord['kept_volumes'][number]>('KeptVolume')
  .implement({
    description: 'A volume that was removed from a deployment, whose data was kept.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of its PersistentVolumeClaim.' }),
      size: t.exposeString('size', { description: 'Size as a Kubernetes quantity, such as 10Gi.' }),
      monthlyPrice: t.field({
        type: Money,
        description: "Hetzner's price per month, excluding VAT.",
        resolve: ({ monthly_price: price }) => euros(price),
      }),
    }),
  });
