import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { moment } from './columns.ts';

/** The process that watches a cluster's Kubernetes, until its lease ends. */
export const clusterObservers = pgTable('cluster_observers', {
  clusterId: uuid('cluster_id')
    .primaryKey()
    .references(() => clusters.id, { onDelete: 'cascade' }),
  /** Random id of a process. */
  holder: text('holder').notNull(),
  until: moment('until').notNull(),
});
