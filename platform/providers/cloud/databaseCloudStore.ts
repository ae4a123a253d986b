import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { cloudResources } from '../../db/schema/providers.ts';
import type { CloudResource, CloudStore } from './cloudStore.ts';

type Row = typeof cloudResources.$inferSelect;

function fromRow(row: Row): CloudResource {
  const { accountId, kind, externalId, name, labels, spec } = row;
  return { project: accountId, kind, id: externalId, name, labels, data: spec };
}

function is(project: string, kind: string, id: string) {
  const { accountId, kind: kindColumn, externalId } = cloudResources;
  return and(eq(accountId, project), eq(kindColumn, kind), eq(externalId, id));
}

/** Stores resources in `cloud_resources`, with the project in `account_id`. */
export function createDatabaseCloudStore(db: Queryable): CloudStore {
  return {
    put: async ({ project, kind, id, name, labels, data }) => {
      const values = { name, labels: { ...labels }, spec: data, updatedAt: new Date() };
      await db
        .insert(cloudResources)
        .values({ accountId: project, kind, externalId: id, status: 'present', ...values })
        .onConflictDoUpdate({ target: [cloudResources.kind, cloudResources.externalId], set: values });
    },
    get: async (project, kind, id) => {
      const [row] = await db
        .select()
        .from(cloudResources)
        .where(is(project, kind, id));
      return row && fromRow(row);
    },
    list: async (project, { kind, name, labels }) => {
      const rows = await db
        .select()
        .from(cloudResources)
        .where(
          and(
            eq(cloudResources.accountId, project),
            kind === undefined ? undefined : eq(cloudResources.kind, kind),
            name === undefined ? undefined : eq(cloudResources.name, name),
            labels && sql`${cloudResources.labels} @> ${JSON.stringify(labels)}::jsonb`,
          ),
        );
      return rows.map(fromRow);
    },
    delete: async (project, kind, id) => {
      await db.delete(cloudResources).where(is(project, kind, id));
    },
  };
}
