import { boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { createdAt, id, updatedAt } from './columns.ts';

/** A group of identical worker nodes. */
export const nodePools = pgTable(
  'node_pools',
  {
    id: id(),
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    instanceType: text('instance_type').notNull(),
    location: text('location').notNull(),
    instanceCount: integer('instance_count').notNull(),
    autoscalingEnabled: boolean('autoscaling_enabled').notNull(),
    autoscalingMinInstances: integer('autoscaling_min_instances'),
    autoscalingMaxInstances: integer('autoscaling_max_instances'),
    status: text('status', {
      enum: ['pending', 'active', 'changed', 'updating', 'failed', 'removing', 'archived'],
    }).notNull(),
    position: integer('position').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('node_pools_cluster_name').on(t.clusterId, t.name)],
);
