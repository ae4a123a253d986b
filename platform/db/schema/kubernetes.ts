import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { moment } from './columns.ts';

const clusterId = () =>
  uuid('cluster_id')
    .notNull()
    .references(() => clusters.id, { onDelete: 'cascade' });

/** A cluster of the embedded Kubernetes. */
export const kubeClusters = pgTable(
  'kube_clusters',
  {
    clusterId: clusterId().primaryKey(),
    /** resourceVersion of the last change. */
    revision: bigint('revision', { mode: 'number' }).notNull(),
    /** Watches from this revision or an earlier one are answered with 410. */
    compacted: bigint('compacted', { mode: 'number' }).notNull(),
    /** When the next controller has something to do; null if none has. */
    nextDueAt: moment('next_due_at'),
    /** Time of the last step: nothing in the cluster happens before it. */
    reachedAt: moment('reached_at')
      .notNull()
      .default(sql`'epoch'`),
  },
  (t) => [index('kube_clusters_due').on(t.nextDueAt)],
);

/** An object of the embedded Kubernetes. `data` of a Secret is encrypted, as in etcd. */
export const kubeObjects = pgTable(
  'kube_objects',
  {
    clusterId: clusterId(),
    /** Plural name and group, such as deployments.apps. */
    resource: text('resource').notNull(),
    /** Empty for cluster-scoped resources. */
    namespace: text('namespace').notNull(),
    name: text('name').notNull(),
    uid: uuid('uid').notNull(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    dueAt: moment('due_at'),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.clusterId, t.resource, t.namespace, t.name] })],
);

/** Recent changes, for watches. Without the data of Secrets. */
export const kubeChanges = pgTable(
  'kube_changes',
  {
    clusterId: clusterId(),
    revision: bigint('revision', { mode: 'number' }).notNull(),
    resource: text('resource').notNull(),
    type: text('type', { enum: ['ADDED', 'MODIFIED', 'DELETED'] }).notNull(),
    /** The object after the change, or the deleted one. */
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    /** Labels and selectable fields before the change, if it changed any: the object may have left a selection. */
    previous: jsonb('previous').$type<{
      labels: Readonly<Record<string, string>>;
      fields: Readonly<Record<string, string>>;
    }>(),
    at: moment('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clusterId, t.revision] })],
);

/** The authority of client certificates of a cluster, in PEM, and its encrypted key. */
export const kubeClientAuthorities = pgTable('kube_client_authorities', {
  clusterId: clusterId().primaryKey(),
  certificate: text('certificate').notNull(),
  key: text('key').notNull(),
});

/** The authority of the serving certificates of the embedded Kubernetes: one row, named `serving`. */
export const kubeServingAuthority = pgTable('kube_serving_authority', {
  name: text('name').primaryKey(),
  certificate: text('certificate').notNull(),
  key: text('key').notNull(),
});
