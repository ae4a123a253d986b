import { date, doublePrecision, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { moment } from './columns.ts';

const cluster = () =>
  uuid('cluster_id')
    .notNull()
    .references(() => clusters.id, { onDelete: 'cascade' });

/** Until when the servers of a cluster are counted in `server_hours`. */
export const serverHoursUntil = pgTable('server_hours_until', {
  clusterId: cluster().primaryKey(),
  until: moment('until').notNull(),
});

/** Hours that the servers of a cluster existed on a day (UTC), and their price. */
export const serverHours = pgTable(
  'server_hours',
  {
    clusterId: cluster(),
    day: date('day', { mode: 'string' }).notNull(),
    role: text('role', { enum: ['control_plane', 'workers'] }).notNull(),
    instanceType: text('instance_type').notNull(),
    hours: doublePrecision('hours').notNull(),
    /** EUR net, by the hourly price of that time. */
    cost: doublePrecision('cost').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clusterId, t.day, t.role, t.instanceType] })],
);
