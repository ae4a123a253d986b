import { ageColumn, column, nameColumn, numberAt, textAt, type ColumnsByResource } from './columns.ts';

/** The columns that the definitions of CloudNativePG print. */
export const postgresColumns = {
  'clusters.postgresql.cnpg.io': [
    nameColumn,
    ageColumn,
    column('Instances', (cluster) => numberAt(cluster, 'status.instances'), { type: 'integer' }),
    column('Ready', (cluster) => numberAt(cluster, 'status.readyInstances'), { type: 'integer' }),
    column('Status', (cluster) => textAt(cluster, 'status.phase', '')),
    column('Primary', (cluster) => textAt(cluster, 'status.currentPrimary', '')),
  ],
  'backups.postgresql.cnpg.io': [
    nameColumn,
    ageColumn,
    column('Cluster', (backup) => textAt(backup, 'spec.cluster.name')),
    column('Method', (backup) => textAt(backup, 'spec.method')),
    column('Phase', (backup) => textAt(backup, 'status.phase', '')),
    column('Error', (backup) => textAt(backup, 'status.error', '')),
  ],
  'scheduledbackups.postgresql.cnpg.io': [
    nameColumn,
    ageColumn,
    column('Cluster', (scheduled) => textAt(scheduled, 'spec.cluster.name')),
    column('Last Backup', (scheduled) => textAt(scheduled, 'status.lastScheduleTime', '')),
  ],
  'poolers.postgresql.cnpg.io': [
    nameColumn,
    ageColumn,
    column('Cluster', (pooler) => textAt(pooler, 'spec.cluster.name')),
    column('Type', (pooler) => textAt(pooler, 'spec.type')),
  ],
  'databases.postgresql.cnpg.io': [
    nameColumn,
    ageColumn,
    column('Cluster', (database) => textAt(database, 'spec.cluster.name')),
    column('PG Name', (database) => textAt(database, 'spec.name')),
    column('Applied', (database) => textAt(database, 'status.applied', '')),
  ],
} satisfies ColumnsByResource;
