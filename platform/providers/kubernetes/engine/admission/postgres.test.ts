import { describe, expect, it } from 'vitest';
import type { KubeObject } from '../../api/objects.ts';
import { postgresCauses, postgresChangeCauses } from './postgres.ts';

const CLUSTERS = 'clusters.postgresql.cnpg.io';
const metadata = { name: 'shop', uid: 'uid', creationTimestamp: '2026-01-15T12:00:00Z' };

function object(spec: object, name = 'shop'): KubeObject {
  return Object.assign({ apiVersion: 'v1', kind: 'Any', metadata: { ...metadata, name } }, { spec });
}

const cluster = (changes: object = {}, name?: string) =>
  object({ instances: 1, storage: { size: '10Gi' }, imageName: 'postgresql:17.5', ...changes }, name);
const fieldsOf = (causes: readonly { field?: string }[]) => causes.map(({ field }) => field);

describe('the webhooks of CloudNativePG', () => {
  it('accept a valid Cluster', () => {
    expect(postgresCauses(CLUSTERS, cluster())).toEqual([]);
  });

  it.each([
    [{ instances: 0 }, 'spec.instances'],
    [{ storage: { size: 'big' } }, 'spec.storage.size'],
    [{ postgresql: { parameters: { port: '1' } } }, 'spec.postgresql.parameters.port'],
    [
      {
        postgresql: { parameters: { shared_buffers: '257' } },
        resources: { requests: { memory: '256Mi' } },
      },
      'spec.resources.requests',
    ],
    [{ postgresql: { parameters: { min_wal_size: '1GB' } } }, 'spec.postgresql.parameters.min_wal_size'],
    [{ managed: { roles: [{ name: 'cnpg_ada' }] } }, 'spec.managed.roles'],
    [{ bootstrap: { recovery: { source: 'gone' } } }, 'spec.bootstrap.recovery.source'],
    [
      { bootstrap: { recovery: { recoveryTarget: { targetTime: 'noon' } } } },
      'spec.bootstrap.recovery.recoveryTarget.targetTime',
    ],
  ])('refuse a Cluster with %o', (changes, field) => {
    expect(fieldsOf(postgresCauses(CLUSTERS, cluster(changes)))).toEqual([field]);
  });

  it('refuse long names, smaller disks and older major versions', () => {
    expect(fieldsOf(postgresCauses(CLUSTERS, cluster({}, 'a'.repeat(51))))).toEqual(['metadata.name']);
    const smaller = cluster({ storage: { size: '5Gi' } });
    expect(fieldsOf(postgresChangeCauses(CLUSTERS, cluster(), smaller))).toEqual(['spec.storage.size']);
    const older = cluster({ imageName: 'postgresql:16.9' });
    expect(fieldsOf(postgresChangeCauses(CLUSTERS, cluster(), older))).toEqual(['spec.imageName']);
    expect(postgresChangeCauses(CLUSTERS, cluster(), cluster({ storage: { size: '20Gi' } }))).toEqual([]);
  });

  it('check stores and schedules', () => {
    const store = (spec: object) =>
      fieldsOf(postgresCauses('objectstores.barmancloud.cnpg.io', object(spec)));
    expect(store({ configuration: { destinationPath: 's3://a/b' }, retentionPolicy: '7d' })).toEqual([]);
    expect(store({ configuration: { serverName: 'x' }, retentionPolicy: '7' })).toEqual([
      'spec.configuration.destinationPath',
      'spec.configuration.serverName',
      'spec.retentionPolicy',
    ]);
    const scheduled = (schedule: string) =>
      fieldsOf(postgresCauses('scheduledbackups.postgresql.cnpg.io', object({ schedule })));
    expect(scheduled('0 0 2 * * *')).toEqual([]);
    expect(scheduled('0 2 * * *')).toEqual(['spec.schedule']);
  });
});
