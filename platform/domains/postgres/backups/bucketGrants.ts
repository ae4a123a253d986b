import type { Queryable } from '../../../db/database.ts';
import type { Grant, GrantsOf } from '../../../providers/objectstore/port.ts';
import { bucketOf } from '../../../providers/postgres/config.ts';
import type { ClusterPostgres } from '../../../providers/postgres/port.ts';
import { withAccessKey, type PostgresRow } from '../postgres.store.ts';

interface Deps {
  db: Queryable;
  clusterPostgres: Pick<ClusterPostgres, 'bucketSecret' | 'timeline'>;
}

/** A database as a grant; none while its cluster does not answer. */
async function grantOf({ clusterPostgres }: Deps, row: PostgresRow): Promise<Grant[]> {
  const bucket = bucketOf(row.config);
  const { secretAccessKey } = await clusterPostgres.bucketSecret(row.clusterId, row).catch(() => ({
    secretAccessKey: undefined,
  }));
  if (bucket === null || secretAccessKey === undefined) return [];
  return [
    {
      bucket,
      secretAccessKey,
      backups: async () => {
        const { backups } = await clusterPostgres.timeline(row.clusterId, row);
        return backups.flatMap(({ id, sizeBytes, finishedAt, status }) =>
          status === 'completed' && finishedAt
            ? [
                {
                  key: `${row.id}/${row.name}/base/${id}/data.tar.gz`,
                  sizeBytes: sizeBytes ?? 0,
                  modifiedAt: finishedAt,
                },
              ]
            : [],
        );
      },
    },
  ];
}

/** Buckets that a key reaches at the embedded object storage: those of the databases that it was saved for. */
export function bucketGrants(deps: Deps): GrantsOf {
  return async (accessKeyId) => {
    const rows = await withAccessKey(deps.db, accessKeyId);
    return (await Promise.all(rows.map((row) => grantOf(deps, row)))).flat();
  };
}
