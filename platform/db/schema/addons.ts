import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import type { Message } from '../../messages/messages.ts';

/** An add-on on a cluster; the row is deleted when it is uninstalled. */
export const clusterAddons = pgTable(
  'cluster_addons',
  {
    id: id(),
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    status: text('status', {
      enum: [
        'installing',
        'installed',
        'upgrading',
        'upgraded',
        'uninstalling',
        'uninstalled',
        'rolling_back',
        'rolled_back',
        'failed',
        'uninstall_failed',
        'rollback_failed',
      ],
    }).notNull(),
    version: text('version').notNull(),
    previousVersion: text('previous_version'),
    /** The version after the running action. */
    targetVersion: text('target_version'),
    /** When the cluster accepted the objects of the running action; null before. */
    appliedAt: moment('applied_at'),
    progress: integer('progress').notNull().default(0),
    message: jsonb('message').$type<Message>(),
    data: jsonb('data').$type<{ loadBalancerIPs?: string[] }>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('cluster_addons_cluster_name').on(t.clusterId, t.name)],
);
