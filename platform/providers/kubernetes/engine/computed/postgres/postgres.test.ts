import { describe, expect, it } from 'vitest';
import { databaseCluster } from '../../controllers/postgres/postgres.testing.ts';
import { logLines } from '../logs.ts';
import { instanceMetrics } from './metrics.ts';
import { lastWalAt } from './wal.ts';

const MINUTE = 60_000;

function running() {
  const cluster = databaseCluster();
  cluster.store('backups');
  cluster.create('shop', { instances: 2, ...cluster.archived('backups') });
  cluster.advance(5 * MINUTE);
  const pod = (name: string) => {
    const found = cluster.pods('shop').find(({ metadata }) => metadata.name === name);
    if (!found) throw new Error(`no pod ${name}`);
    return found;
  };
  const metric = (name: string, instance = 'shop-1') => {
    const text = instanceMetrics(pod(instance), cluster.found('shop'), cluster.state.now);
    const line = text.split('\n').find((one) => one.startsWith(name));
    return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
  };
  return { ...cluster, pod, metric };
}

describe('the metrics of an instance', () => {
  it('have the names of CloudNativePG, and their counters grow', () => {
    const { metric, advance } = running();
    expect(metric('cnpg_collector_up')).toBe(1);
    expect(metric('cnpg_backends_total')).toBeGreaterThan(0);
    expect(metric('cnpg_pg_replication_lag')).toBe(0);
    expect(metric('cnpg_pg_replication_lag', 'shop-2')).toBeGreaterThan(0);
    const before = metric('cnpg_pg_stat_database_xact_commit') ?? 0;
    const size = metric('cnpg_pg_database_size_bytes') ?? 0;
    advance(60 * MINUTE);
    expect(metric('cnpg_pg_stat_database_xact_commit')).toBeGreaterThan(before + 1_000);
    expect(metric('cnpg_pg_database_size_bytes')).toBeGreaterThan(size);
  });

  it('tell when WAL was archived last', () => {
    const { metric, advance, state } = running();
    advance(17 * MINUTE);
    const last = metric('cnpg_pg_stat_archiver_last_archived_time') ?? 0;
    const age = state.now.getTime() / 1_000 - last;
    expect(last % 300).toBe(0);
    expect(age).toBeLessThan(300);
  });
});

describe('the last WAL', () => {
  it.each([
    ['2026-01-15T12:03:10Z', '2026-01-15T12:02:00Z', null],
    ['2026-01-15T12:03:10Z', '2026-01-15T12:04:00Z', '2026-01-15T12:03:10Z'],
    ['2026-01-15T12:03:10Z', '2026-01-15T12:19:59Z', '2026-01-15T12:15:00Z'],
  ])('archived since %s was at %s archived at %s', (since, now, last) => {
    expect(lastWalAt(new Date(since), new Date(now))).toEqual(last === null ? null : new Date(last));
  });
});

describe('the log of an instance', () => {
  it('is JSON with the records of PostgreSQL, the same whenever it is read', () => {
    const { pod, state, advance } = running();
    advance(30 * MINUTE);
    const read = (now: Date) => [
      ...(logLines(pod('shop-1'), 'postgres', { previous: false, tailLines: 50 }, now) ?? []),
    ];
    const lines = read(state.now);
    expect(lines).toHaveLength(50);
    const parsed = lines.map(({ text }) => JSON.parse(text) as { msg: string; record?: { message: string } });
    expect(parsed.every(({ msg, record }) => msg !== 'record' || record?.message !== undefined)).toBe(true);
    expect(read(state.now)).toEqual(lines);
    const all = [...(logLines(pod('shop-1'), 'postgres', { previous: false }, state.now) ?? [])];
    expect(all[0]?.text).toContain('Starting CloudNativePG Instance Manager');
  });
});
