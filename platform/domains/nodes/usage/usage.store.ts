import { and, eq, gte, lt, sql, sum, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { usageSamples } from '../../../db/schema/usage.ts';
import type { Amount } from '../../../providers/kubernetes/port.ts';
import {
  startOfRange,
  usageRangeNames,
  usageRanges,
  type UsageInterval,
  type UsageRange,
} from './usage.rules.ts';

const MINUTE = 60_000;
/** Rows per statement; a statement has at most 65,535 parameters. */
const CHUNK = 1_000;

const excluded = (column: AnyColumn): SQL => sql.raw(`excluded."${column.name}"`);

/** The mean of the stored readings and the new ones. */
function merged(column: AnyColumn): SQL {
  const { readings } = usageSamples;
  const total = sql`(${readings} + ${excluded(readings)})`;
  return sql`(${column} * ${readings} + ${excluded(column)} * ${excluded(readings)}) / ${total}`;
}

/** Adds intervals of a cluster; one that exists already becomes the mean of all its readings. */
export async function addIntervals(
  db: Queryable,
  clusterId: string,
  intervals: readonly UsageInterval[],
): Promise<void> {
  const rows = intervals.map(({ node, at, stepMs, readings, usage, allocatable }) => ({
    clusterId,
    stepMinutes: stepMs / MINUTE,
    at,
    node,
    readings,
    cpuMillis: usage.cpuMillis,
    memoryMi: usage.memoryMi,
    allocatableCpuMillis: allocatable.cpuMillis,
    allocatableMemoryMi: allocatable.memoryMi,
  }));
  const { stepMinutes, at, node, readings, ...columns } = usageSamples;
  for (let from = 0; from < rows.length; from += CHUNK) {
    await db
      .insert(usageSamples)
      .values(rows.slice(from, from + CHUNK))
      .onConflictDoUpdate({
        target: [columns.clusterId, stepMinutes, at, node],
        set: {
          readings: sql`${readings} + ${excluded(readings)}`,
          cpuMillis: merged(columns.cpuMillis),
          memoryMi: merged(columns.memoryMi),
          allocatableCpuMillis: merged(columns.allocatableCpuMillis),
          allocatableMemoryMi: merged(columns.allocatableMemoryMi),
        },
      });
  }
}

/** A point of a history: one node, or the sum of all nodes. */
export interface UsagePoint {
  at: Date;
  usage: Amount;
  allocatable: Amount;
}

/** Points since then, oldest first; intervals without a reading are missing. */
export async function usagePoints(
  db: Queryable,
  { clusterId, range, node, since }: { clusterId: string; range: UsageRange; node?: string; since: Date },
): Promise<UsagePoint[]> {
  const total = (column: AnyColumn) => sum(column).mapWith(Number);
  const rows = await db
    .select({
      at: usageSamples.at,
      cpuMillis: total(usageSamples.cpuMillis),
      memoryMi: total(usageSamples.memoryMi),
      allocatableCpuMillis: total(usageSamples.allocatableCpuMillis),
      allocatableMemoryMi: total(usageSamples.allocatableMemoryMi),
    })
    .from(usageSamples)
    .where(
      and(
        eq(usageSamples.clusterId, clusterId),
        eq(usageSamples.stepMinutes, usageRanges[range].stepMs / MINUTE),
        gte(usageSamples.at, since),
        node === undefined ? undefined : eq(usageSamples.node, node),
      ),
    )
    .groupBy(usageSamples.at)
    .orderBy(usageSamples.at);
  return rows.map(({ at, cpuMillis, memoryMi, ...row }) => ({
    at,
    usage: { cpuMillis, memoryMi },
    allocatable: { cpuMillis: row.allocatableCpuMillis, memoryMi: row.allocatableMemoryMi },
  }));
}

/** Deletes intervals that no range shows any longer. */
export async function removeOldIntervals(db: Queryable, now: Date): Promise<void> {
  for (const range of usageRangeNames) {
    await db
      .delete(usageSamples)
      .where(
        and(
          eq(usageSamples.stepMinutes, usageRanges[range].stepMs / MINUTE),
          lt(usageSamples.at, startOfRange(range, now)),
        ),
      );
  }
}
