import { doublePrecision, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { moment } from './columns.ts';

/** Mean CPU and memory of a node over one interval. */
export const usageSamples = pgTable(
  'usage_samples',
  {
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    /** Length of the interval. */
    stepMinutes: smallint('step_minutes').notNull(),
    /** Start of the interval. */
    at: moment('at').notNull(),
    /** Name of the node. */
    node: text('node').notNull(),
    /** The number of readings that the means are of. */
    readings: integer('readings').notNull(),
    cpuMillis: doublePrecision('cpu_millis').notNull(),
    memoryMi: doublePrecision('memory_mi').notNull(),
    allocatableCpuMillis: doublePrecision('allocatable_cpu_millis').notNull(),
    allocatableMemoryMi: doublePrecision('allocatable_memory_mi').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clusterId, t.stepMinutes, t.at, t.node] })],
);
