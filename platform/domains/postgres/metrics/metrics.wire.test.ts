import { expect, it } from 'vitest';
import { defaultPostgresConfig } from '../../../providers/postgres/config.ts';
import type { PostgresSample } from '../../../providers/postgres/port.ts';
import { timesOf } from './metrics.rules.ts';
import { metricsToJson } from './metrics.wire.ts';

const now = new Date('2026-05-01T10:01:00Z');
const STEP_MS = 300_000;

it('has no rate of the interval that is not over', () => {
  const times = timesOf('24h', now);
  const sampleOf = (transactions: number) => ({ connections: 1, transactions }) as PostgresSample;
  // Ten transactions per second, measured a minute after the newest interval began.
  const counts = [3_000, 6_000, 6_600];
  const samples = counts.map((count, i) => ({
    at: new Date(Date.parse('2026-05-01T09:50:00Z') + i * STEP_MS),
    sample: sampleOf(count),
  }));
  const config = { ...defaultPostgresConfig, cluster_name: 'app' };
  const { series } = metricsToJson('24h', { config }, { times, samples });
  const lastOf = (name: string) => series.find(({ metric }) => metric === name)?.values.slice(-2);
  expect(lastOf('transactions_per_second')).toEqual([10, null]);
  expect(lastOf('connections')).toEqual([1, 1]);
});
