import { doublePrecision, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { moment } from './columns.ts';

/** A table of mean CPU and memory over intervals; `subject` is the column that names what was measured. */
function samplesTable(name: string, subject: string) {
  return pgTable(
    name,
    {
      clusterId: uuid('cluster_id')
        .notNull()
        .references(() => clusters.id, { onDelete: 'cascade' }),
      /** Length of the interval. */
      stepMinutes: smallint('step_minutes').notNull(),
      /** Start of the interval. */
      at: moment('at').notNull(),
      subject: text(subject).notNull(),
      /** The number of readings that the means are of. */
      readings: integer('readings').notNull(),
      cpuMillis: doublePrecision('cpu_millis').notNull(),
      memoryMi: doublePrecision('memory_mi').notNull(),
      allocatableCpuMillis: doublePrecision('allocatable_cpu_millis').notNull(),
      allocatableMemoryMi: doublePrecision('allocatable_memory_mi').notNull(),
    },
    (t) => [primaryKey({ columns: [t.clusterId, t.stepMinutes, t.at, t.subject] })],
  );
}

/** Usage of nodes, by name. */
export const usageSamples = samplesTable('usage_samples', 'node');

/** Usage of pods, by namespace and name; `allocatable` are its limits, or what its node has. */
export const podUsageSamples = samplesTable('pod_usage_samples', 'pod');
