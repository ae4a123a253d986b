import type { KubeObject } from '../../../api/objects.ts';
import { ageColumn, column, listAt, nameColumn, textAt, type ColumnsByResource } from './columns.ts';

function className({ metadata }: KubeObject): string {
  const isDefault = metadata.annotations?.['storageclass.kubernetes.io/is-default-class'] === 'true';
  return isDefault ? `${metadata.name} (default)` : metadata.name;
}

function shortMode(mode: unknown): string {
  return String(mode).replaceAll(/[a-z]/g, '');
}

export const storageColumns = {
  persistentvolumeclaims: [
    nameColumn,
    column('Status', (claim) => textAt(claim, 'status.phase')),
    column('Volume', (claim) => textAt(claim, 'spec.volumeName', '')),
    column('Capacity', (claim) => textAt(claim, 'status.capacity.storage', '')),
    column('Access Modes', (claim) => listAt(claim, 'status.accessModes').map(shortMode).join(',')),
    column('StorageClass', (claim) => textAt(claim, 'spec.storageClassName', '')),
    ageColumn,
  ],
  persistentvolumes: [
    nameColumn,
    column('Capacity', (volume) => textAt(volume, 'spec.capacity.storage')),
    column('Access Modes', (volume) => listAt(volume, 'spec.accessModes').map(shortMode).join(',')),
    column('Reclaim Policy', (volume) => textAt(volume, 'spec.persistentVolumeReclaimPolicy')),
    column('Status', (volume) => textAt(volume, 'status.phase')),
    column(
      'Claim',
      (volume) =>
        `${textAt(volume, 'spec.claimRef.namespace', '')}/${textAt(volume, 'spec.claimRef.name', '')}`,
    ),
    column('StorageClass', (volume) => textAt(volume, 'spec.storageClassName', '')),
    ageColumn,
  ],
  'storageclasses.storage.k8s.io': [
    column('Name', className, { format: 'name' }),
    column('Provisioner', (storageClass) => textAt(storageClass, 'provisioner')),
    column('ReclaimPolicy', (storageClass) => textAt(storageClass, 'reclaimPolicy')),
    column('VolumeBindingMode', (storageClass) => textAt(storageClass, 'volumeBindingMode')),
    column('AllowVolumeExpansion', (storageClass) => textAt(storageClass, 'allowVolumeExpansion', 'false')),
    ageColumn,
  ],
} satisfies ColumnsByResource;
