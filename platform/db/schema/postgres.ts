import { boolean, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import type { PostgresStatus } from '../../domains/postgres/postgres.rules.ts';
import type { Message } from '../../messages/messages.ts';
import type { PostgresConfig } from '../../providers/postgres/config.ts';
import type { ObservedPostgres, PostgresSample } from '../../providers/postgres/port.ts';

/** Where a restored database comes from; a copy, because the source can be deleted. */
export interface StoredSource {
  id: string;
  name: string;
  config: PostgresConfig;
  /** ISO 8601; null: everything that is archived. */
  targetTime: string | null;
}

/** A PostgreSQL server on a cluster; a deleted one keeps its row until its last backup expires. */
export const postgresClusters = pgTable(
  'postgres_clusters',
  {
    id: id(),
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    status: text('status').$type<PostgresStatus>().notNull(),
    progress: integer('progress').notNull().default(0),
    message: jsonb('message').$type<Message>(),
    config: jsonb('config').$type<PostgresConfig>().notNull(),
    /** Increases with every change of the configuration; writers send the one they read. */
    revision: integer('revision').notNull().default(1),
    /** The revision that is in the cluster; 0 before the first one. */
    appliedRevision: integer('applied_revision').notNull().default(0),
    /** New values of secrets, encrypted, until they are in the cluster. */
    pendingSecrets: text('pending_secrets'),
    source: jsonb('source').$type<StoredSource>(),
    /** When it first served. */
    readyAt: moment('ready_at'),
    /** What was last seen in the cluster; null before the first time. */
    observed: jsonb('observed').$type<ObservedPostgres>(),
    observedAt: moment('observed_at'),
    /** The backups are forgotten with the database. */
    deletesBackups: boolean('deletes_backups').notNull().default(false),
    deletedAt: moment('deleted_at'),
    /** Of a deleted database: when its last backup expires. */
    restorableUntil: moment('restorable_until'),
    /** Null: the system. */
    updatedBy: uuid('updated_by'),
    /** Name at that time, because users can be removed. */
    updatedByName: text('updated_by_name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('postgres_clusters_cluster_name').on(t.clusterId, t.name)],
);

/** The last measurement in an interval; each range of the charts has its own intervals. */
export const postgresSamples = pgTable(
  'postgres_samples',
  {
    postgresId: uuid('postgres_id')
      .notNull()
      .references(() => postgresClusters.id, { onDelete: 'cascade' }),
    stepMs: integer('step_ms').notNull(),
    /** Start of the interval. */
    at: moment('at').notNull(),
    sample: jsonb('sample').$type<PostgresSample>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postgresId, t.stepMs, t.at] })],
);
