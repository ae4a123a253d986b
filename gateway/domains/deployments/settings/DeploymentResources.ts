import { builder } from '../../../graphql/builder.ts';
import type { DeploymentRecord } from '../deployments.upstream.ts';

type Resources = NonNullable<DeploymentRecord['config']['resources']>;

export const DeploymentResources = builder.objectRef<Resources>('DeploymentResources').implement({
  description: 'CPU and memory of each pod, as Kubernetes quantities.',
  fields: (t) => {
    const quantity = (name: keyof Resources, description: string) =>
      t.string({ nullable: true, description, resolve: (resources) => resources[name] || null });
    return {
      cpuRequest: quantity('cpu_request', 'Reserved CPU, such as 100m; null for none.'),
      memoryRequest: quantity('memory_request', 'Reserved memory, such as 128Mi; null for none.'),
      cpuLimit: quantity('cpu_limit', 'Most CPU; null for no limit.'),
      memoryLimit: quantity('memory_limit', 'Most memory; null for no limit.'),
    };
  },
});
