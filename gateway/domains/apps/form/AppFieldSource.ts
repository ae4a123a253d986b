import { builder } from '../../../graphql/builder.ts';

export const AppFieldSource = builder.enumType('AppFieldSource', {
  description: 'Where the choices of a field come from.',
  values: {
    STORAGE_CLASSES: { value: 'cluster-storage-classes', description: 'Storage classes of the cluster.' },
    INGRESS_CLASSES: { value: 'cluster-ingress-classes', description: 'Ingress classes of the cluster.' },
  } as const,
});
