import { and, eq, gte, lt, sql, sum, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { podUsageSamples, usageSamples } from '../../../db/schema/usage.ts';
import type { Amount } from '../../../providers/kubernetes/port.ts';
import {
  startOfRange,
  usageRangeNames,
  usageRanges,
  type UsageInterval,
  type UsageKind,
  type UsageRange,
} from './usage.rules.ts';

const MINUTE = 60_000;
/** Rows per statement; a statement has at most 65,535 parameters. */
const CHUNK = 1_000;

const excluded = (column: AnyColumn): SQL => sql.raw(`excluded."${column.name}"`);

const tables = { node: usageSamples, pod: podUsageSamples } as const satisfies Record<UsageKind, object>;
type UsageTable = (typeof tables)[UsageKind];

/** The mean of the stored readings and the new ones. */
function merged({ readings }: UsageTable, column: AnyColumn): SQL {
  const total = sql`(${readings} + ${excluded(readings)})`;
  return sql`(${column} * ${readings} + ${excluded(column)} * ${excluded(readings)}) / ${total}`;
}

/** Adds intervals of a cluster; one that exists already becomes the mean of all its readings. */
export async function addIntervals(
  db: Queryable,
  clusterId: string,
  kind: UsageKind,
  intervals: readonly UsageInterval[],
): Promise<void> {
  const rows = intervals.map(({ subject, at, stepMs, readings, usage, allocatable }) => ({
    clusterId,
    stepMinutes: stepMs / MINUTE,
    at,
    subject,
    readings,
    cpuMillis: usage.cpuMillis,
    memoryMi: usage.memoryMi,
    allocatableCpuMillis: allocatable.cpuMillis,
    allocatableMemoryMi: allocatable.memoryMi,
  }));
  const table = tables[kind];
  const { stepMinutes, at, subject, readings, ...columns } = table;
  for (let from = 0; from < rows.length; from += CHUNK) {
    await db
      .insert(table)
      .values(rows.slice(from, from + CHUNK))
      .onConflictDoUpdate({
        target: [columns.clusterId, stepMinutes, at, subject],
        set: {
          readings: sql`${readings} + ${excluded(readings)}`,
          cpuMillis: merged(table, columns.cpuMillis),
          memoryMi: merged(table, columns.memoryMi),
          allocatableCpuMillis: merged(table, columns.allocatableCpuMillis),
          allocatableMemoryMi: merged(table, columns.allocatableMemoryMi),
        },
      });
  }
}

/** One node or pod by name, the pods whose names match a regular expression, or all of them. */
export interface UsageSelector {
  kind: UsageKind;
  subject?: string | undefined;
  pattern?: string;
}

/** A point of a history: one node or pod, or the sum of several. */
export interface UsagePoint {
  at: Date;
  usage: Amount;
  allocatable: Amount;
}

/** Points since then, oldest first; intervals without a reading are missing. */
export async function usagePoints(
  db: Queryable,
  {
    clusterId,
    range,
    kind,
    subject,
    pattern,
    since,
  }: UsageSelector & { clusterId: string; range: UsageRange; since: Date },
): Promise<UsagePoint[]> {
  const table = tables[kind];
  const total = (column: AnyColumn) => sum(column).mapWith(Number);
  const rows = await db
    .select({
      at: table.at,
      cpuMillis: total(table.cpuMillis),
      memoryMi: total(table.memoryMi),
      allocatableCpuMillis: total(table.allocatableCpuMillis),
      allocatableMemoryMi: total(table.allocatableMemoryMi),
    })
    .from(table)
    .where(
      and(
        eq(table.clusterId, clusterId),
        eq(table.stepMinutes, usageRanges[range].stepMs / MINUTE),
        gte(table.at, since),
        subject === undefined ? undefined : eq(table.subject, subject),
        pattern === undefined ? undefined : sql`${table.subject} ~ ${pattern}`,
      ),
    )
    .groupBy(table.at)
    .orderBy(table.at);
  return rows.map(({ at, cpuMillis, memoryMi, ...row }) => ({
    at,
    usage: { cpuMillis, memoryMi },
    allocatable: { cpuMillis: row.allocatableCpuMillis, memoryMi: row.allocatableMemoryMi },
  }));
}

/** Deletes intervals that no range shows any longer. */
export async function removeOldIntervals(db: Queryable, now: Date): Promise<void> {
  for (const table of Object.values(tables))
    for (const range of usageRangeNames) {
      const stepMinutes = usageRanges[range].stepMs / MINUTE;
      await db
        .delete(table)
        .where(and(eq(table.stepMinutes, stepMinutes), lt(table.at, startOfRange(range, now))));
    }
}
