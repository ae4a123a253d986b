import { builder } from '../../../graphql/builder.ts';
import type { DeploymentRecord } from '../deployments.upstream.ts';

export const DeploymentVolume = builder
  .objectRef<DeploymentRecord['config']['volumes'][number]>('DeploymentVolume')
  .implement({
    description: 'A persistent volume of a deployment.',
    fields: (t) => ({
      mountPath: t.exposeString('mountPath', { description: 'Path in the container.' }),
      size: t.exposeString('size', { description: 'Size as a Kubernetes quantity, such as 10Gi.' }),
      storageClass: t.string({
        nullable: true,
        description: 'Storage class; null for the default one of the cluster.',
        resolve: ({ storageClass }) => storageClass || null,
      }),
      accessModes: t.exposeStringList('accessModes', {
        description: 'Access modes of Kubernetes, such as ReadWriteOnce.',
      }),
    }),
  });
