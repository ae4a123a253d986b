import { describe, expect, it } from 'vitest';
import { BARMAN_PLUGIN } from '../../../api/postgres.ts';
import { growthOf, INITIAL_BYTES, sizeAt } from '../../computed/postgres/size.ts';
import { databaseCluster, NAMESPACE } from '../postgres/postgres.testing.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function backedUp(name = 'shop', keys: { accessKey?: string; bucket?: string } = {}, instances = 1) {
  const cluster = databaseCluster();
  const { state, store, create, archived, advance } = cluster;
  store('shop-backups', keys);
  create(name, { instances, ...archived('shop-backups') });
  const pluginConfiguration = { name: BARMAN_PLUGIN };
  state.create('scheduledbackups.postgresql.cnpg.io', {
    metadata: { name, namespace: NAMESPACE },
    spec: {
      schedule: '0 0 2 * * *',
      immediate: true,
      cluster: { name },
      method: 'plugin',
      pluginConfiguration,
    },
  });
  advance(5 * MINUTE);
  const window = (server = name) =>
    state.get('objectstores.barmancloud.cnpg.io', 'shop-backups', NAMESPACE)?.status?.serverRecoveryWindow?.[
      server
    ];
  const recover = (into: string, targetTime?: string) => {
    store(`${into}-backups`);
    create(into, {
      ...archived(`${into}-backups`),
      bootstrap: {
        recovery: {
          source: 'source',
          database: 'shop',
          owner: 'shop',
          ...(targetTime !== undefined && { recoveryTarget: { targetTime } }),
        },
      },
      externalClusters: [
        {
          name: 'source',
          plugin: {
            name: BARMAN_PLUGIN,
            parameters: { barmanObjectName: 'shop-backups', serverName: name },
          },
        },
      ],
    });
  };
  const backups = () =>
    state.list('backups.postgresql.cnpg.io', { namespace: NAMESPACE }).map(({ status }) => status);
  const failureOf = (into: string) => cluster.status(into)?.phaseReason;
  return { ...cluster, window, recover, backups, failureOf };
}

describe('backups by Barman Cloud', () => {
  it('begin with the database, and give its store a window', () => {
    const { backups, window, condition } = backedUp();
    expect(backups()).toMatchObject([{ phase: 'completed', instanceID: { podName: 'shop-1' } }]);
    const [first] = backups();
    expect(Number(first?.pluginMetadata?.['sizeBytes'])).toBeGreaterThan(1_000_000);
    expect(window()).toEqual({
      firstRecoverabilityPoint: first?.stoppedAt,
      lastSuccessfulBackupTime: first?.stoppedAt,
    });
    expect(condition('shop', 'ContinuousArchiving')).toEqual(['True', 'Continuous archiving is working']);
    expect(condition('shop', 'LastBackupSucceeded')?.[0]).toBe('True');
  });

  it('are made each day, and deleted after their retention', () => {
    const { advance, backups, window } = backedUp();
    advance(3 * DAY);
    expect(backups()).toHaveLength(4);
    advance(10 * DAY);
    const kept = backups();
    expect(kept.length).toBeLessThanOrEqual(9);
    expect(window()?.firstRecoverabilityPoint).toBe(kept[0]?.stoppedAt);
    expect(window()?.lastSuccessfulBackupTime).toBe(kept.at(-1)?.stoppedAt);
  });

  it('write nothing between backups: WAL is computed from the clock', () => {
    const { advance, writes } = backedUp();
    advance(70 * MINUTE);
    const before = writes();
    advance(6 * 60 * MINUTE);
    expect(writes()).toBe(before);
  });

  it.each([
    [{ accessKey: 'wrong-key' }, 'InvalidAccessKeyId'],
    [{ bucket: 'missing' }, 'NoSuchBucket'],
    [{ bucket: 'readonly' }, 'AccessDenied'],
    [{ bucket: 'occupied' }, 'Expected empty archive'],
  ])('tell why they cannot be made with %o', (keys, reason) => {
    const { condition, window, status } = backedUp('shop', keys);
    expect(status('shop')?.phase).toBe('Cluster in healthy state');
    const [is, message] = condition('shop', 'ContinuousArchiving') ?? [];
    expect([is, message]).toEqual(['False', expect.stringContaining(reason)]);
    expect(condition('shop', 'LastBackupSucceeded')).toEqual(['False', expect.stringContaining(reason)]);
    expect(window()?.firstRecoverabilityPoint).toBeUndefined();
  });

  it('are repaired by correct keys', () => {
    const { state, condition, advance } = backedUp('shop', { accessKey: 'wrong-key' });
    const secret = state.get('secrets', 'shop-backups', NAMESPACE);
    const id = Buffer.from('AKIA').toString('base64');
    if (secret) state.update('secrets', { ...secret, data: { ...secret.data, id } });
    advance(1_000);
    expect(condition('shop', 'ContinuousArchiving')?.[0]).toBe('True');
  });

  it('fail for databases of the sentinels', () => {
    const failing = backedUp('archive-fails');
    expect(failing.condition('archive-fails', 'ContinuousArchiving')?.[0]).toBe('False');
    expect(failing.backups()).toMatchObject([{ phase: 'failed' }]);
    const interrupted = backedUp('backup-interrupted', {}, 2);
    interrupted.advance(5 * MINUTE);
    const [lost] = interrupted.backups();
    expect(lost?.phase).toBe('failed');
    expect(lost?.error).toContain('was lost');
    expect(interrupted.status('backup-interrupted')?.phase).toBe('Cluster in healthy state');
  });
});

describe('a recovery', () => {
  it('brings a new database to a moment, with the size of then', () => {
    const { recover, advance, status, found } = backedUp();
    advance(3 * DAY);
    const target = new Date('2026-01-16T12:00:00Z');
    recover('shop-2', target.toISOString());
    advance(2_000);
    expect(status('shop-2')?.phase).toBe('Setting up primary');
    advance(5 * MINUTE);
    expect(status('shop-2')?.phase).toBe('Cluster in healthy state');
    const bytes = Number(found('shop-2').metadata.annotations?.[INITIAL_BYTES]);
    expect(bytes).toBe(sizeAt(growthOf(found('shop')), target));
  });

  it('goes to the end of the WAL of a deleted database', () => {
    const { recover, advance, status, found, state } = backedUp();
    state.remove('clusters.postgresql.cnpg.io', found('shop'));
    advance(DAY);
    recover('shop-2');
    advance(5 * MINUTE);
    expect(status('shop-2')?.phase).toBe('Cluster in healthy state');
  });

  it.each([
    ['2026-01-15T11:00:00Z', 'no target backup found'],
    ['2026-01-15T12:59:00Z', 'recovery ended before configured recovery target was reached'],
  ])('to %s fails with its reason', (target, reason) => {
    const { recover, advance, status, failureOf } = backedUp();
    recover('shop-2', target);
    advance(5 * MINUTE);
    expect(status('shop-2')?.phase).toContain('Cluster is unrecoverable');
    expect(failureOf('shop-2')).toContain(reason);
  });

  it('into a database of the sentinel fails at its end', () => {
    const { recover, advance, status, failureOf } = backedUp();
    recover('restore-fails');
    advance(5 * MINUTE);
    expect(status('restore-fails')?.phase).toContain('Cluster is unrecoverable');
    expect(failureOf('restore-fails')).toContain('checksum');
  });
});
