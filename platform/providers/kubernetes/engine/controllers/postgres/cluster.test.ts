import { describe, expect, it } from 'vitest';
import { testServer } from '../testing.ts';
import { databaseCluster, NAMESPACE } from './postgres.testing.ts';

const HEALTHY = 'Cluster in healthy state';
const MINUTE = 60_000;

describe('a CloudNativePG Cluster', () => {
  it('gets a primary on its own claim, services and the secret of its application', () => {
    const { create, advance, status, roles, state } = databaseCluster();
    create('shop');
    advance(1_000);
    expect(status('shop')?.phase).toBe('Setting up primary');
    expect(status('shop')?.currentPrimary).toBeUndefined();
    advance(2 * MINUTE);
    expect(status('shop')).toMatchObject({ phase: HEALTHY, readyInstances: 1, currentPrimary: 'shop-1' });
    expect(roles('shop')).toEqual(['shop-1 primary']);
    const claim = state.get('persistentvolumeclaims', 'shop-1', NAMESPACE);
    expect(claim?.status).toMatchObject({ phase: 'Bound', capacity: { storage: '10Gi' } });
    const services = state.list('services', { namespace: NAMESPACE });
    expect(services.map(({ metadata }) => metadata.name)).toEqual(['shop-r', 'shop-ro', 'shop-rw']);
    const secret = state.get('secrets', 'shop-app', NAMESPACE);
    expect(Buffer.from(secret?.data?.['uri'] ?? '', 'base64').toString()).toMatch(
      /^postgresql:\/\/shop:[0-9a-f]{64}@shop-rw\.databases:5432\/shop$/,
    );
  });

  it('spreads its instances over the nodes, and then writes nothing', () => {
    const { create, advance, status, pods, writes, dueAt, state } = databaseCluster({
      servers: ['a', 'b', 'c'].map((name) => testServer(`test-pool-${name}`)),
    });
    // A node with more pods than the others still gets its instance.
    for (let number = 0; number < 9; number += 1)
      state.create('pods', {
        metadata: { name: `web-${number}`, namespace: 'default' },
        spec: { nodeName: 'test-pool-a', containers: [{ name: 'web', image: 'web' }] },
      });
    create('shop', { instances: 3 });
    advance(5 * MINUTE);
    expect(status('shop')).toMatchObject({ phase: HEALTHY, readyInstances: 3 });
    expect(new Set(pods('shop').map(({ spec }) => spec?.nodeName)).size).toBe(3);
    expect(dueAt()).toBeNull();
    const before = writes();
    advance(24 * 60 * MINUTE);
    expect(writes()).toBe(before);
  });

  it('fails over when the node of its primary leaves, and replaces the instance on its data', () => {
    const { create, advance, status, pods, roles, infrastructure } = databaseCluster({
      servers: ['a', 'b', 'c'].map((name) => testServer(`test-pool-${name}`)),
    });
    create('shop', { instances: 2 });
    advance(5 * MINUTE);
    const node = pods('shop')[0]?.spec?.nodeName;
    infrastructure.servers = infrastructure.servers.filter(({ name }) => name !== node);
    advance(62_000);
    expect(status('shop')).toMatchObject({ phase: 'Failing over', targetPrimary: 'shop-2' });
    advance(2 * MINUTE);
    expect(status('shop')).toMatchObject({ phase: HEALTHY, currentPrimary: 'shop-2', timelineID: 2 });
    expect(roles('shop')).toEqual(['shop-1 replica', 'shop-2 primary']);
    expect(pods('shop').every(({ spec }) => spec?.nodeName !== node)).toBe(true);
  });

  it('moves its primary to the instance that a person names', () => {
    const { create, advance, status, roles, found, state } = databaseCluster();
    create('shop', { instances: 2 });
    advance(5 * MINUTE);
    const database = found('shop');
    state.update('clusters.postgresql.cnpg.io', {
      ...database,
      status: { ...database.status, targetPrimary: 'shop-2' },
    });
    advance(1_000);
    expect(status('shop')?.phase).toBe('Switchover in progress');
    advance(5_000);
    expect(roles('shop')).toEqual(['shop-1 replica', 'shop-2 primary']);
    expect(status('shop')?.phase).toBe(HEALTHY);
  });

  it('adds and removes instances, never the primary', () => {
    const { create, change, advance, status, state } = databaseCluster();
    create('shop');
    advance(2 * MINUTE);
    change('shop', { instances: 2 });
    advance(1_000);
    expect(status('shop')?.phase).toBe('Creating a new replica');
    advance(2 * MINUTE);
    expect(status('shop')?.instanceNames).toEqual(['shop-1', 'shop-2']);
    change('shop', { instances: 1 });
    advance(MINUTE);
    expect(status('shop')?.instanceNames).toEqual(['shop-1']);
    expect(state.get('persistentvolumeclaims', 'shop-2', NAMESPACE)).toBeUndefined();
  });

  it('grows its storage while it runs', () => {
    const { create, change, advance, status, state } = databaseCluster();
    create('shop');
    advance(2 * MINUTE);
    change('shop', { storage: { size: '25Gi' } });
    advance(MINUTE);
    expect(state.get('persistentvolumeclaims', 'shop-1', NAMESPACE)?.status?.capacity?.storage).toBe('25Gi');
    expect(status('shop')?.phase).toBe(HEALTHY);
  });

  it('updates replicas before the primary, which moves', () => {
    const { create, change, advance, status, pods } = databaseCluster();
    create('shop', { instances: 2 });
    advance(5 * MINUTE);
    change('shop', { imageName: 'ghcr.io/cloudnative-pg/postgresql:17.6' });
    advance(1_000);
    expect(status('shop')?.phase).toBe('Upgrading cluster');
    advance(5 * MINUTE);
    expect(status('shop')).toMatchObject({ phase: HEALTHY, currentPrimary: 'shop-2' });
    expect(pods('shop').map(({ spec }) => spec?.containers[0]?.image)).toEqual(
      Array.from({ length: 2 }, () => 'ghcr.io/cloudnative-pg/postgresql:17.6'),
    );
  });

  it('restarts for parameters that need it only', () => {
    const { create, change, advance, pods } = databaseCluster();
    create('shop');
    advance(2 * MINUTE);
    const first = pods('shop')[0]?.metadata.uid;
    change('shop', { postgresql: { parameters: { work_mem: '8MB' } } });
    advance(MINUTE);
    expect(pods('shop')[0]?.metadata.uid).toBe(first);
    change('shop', { postgresql: { parameters: { max_connections: '200' } } });
    advance(MINUTE);
    expect(pods('shop')[0]?.metadata.uid).not.toBe(first);
  });

  it('upgrades the major version with all instances stopped', () => {
    const { create, change, advance, status, pods } = databaseCluster();
    create('shop', { instances: 2, imageName: 'ghcr.io/cloudnative-pg/postgresql:16.9' });
    advance(5 * MINUTE);
    change('shop', { imageName: 'ghcr.io/cloudnative-pg/postgresql:17.5' });
    advance(3_000);
    expect(status('shop')).toMatchObject({ phase: 'Upgrading Postgres major version', readyInstances: 0 });
    advance(5 * MINUTE);
    expect(status('shop')).toMatchObject({
      phase: HEALTHY,
      readyInstances: 2,
      pgDataImageInfo: { majorVersion: 17 },
    });
    expect(pods('shop')).toHaveLength(2);
  });

  it('waits for a larger disk when its own is full', () => {
    const { create, change, advance, status } = databaseCluster();
    create('storage-full');
    advance(5 * MINUTE);
    expect(status('storage-full')).toMatchObject({ phase: 'Not enough disk space', readyInstances: 0 });
    change('storage-full', { storage: { size: '20Gi' } });
    advance(MINUTE);
    expect(status('storage-full')?.phase).toBe(HEALTHY);
  });

  it('has a service for the internet while it is described', () => {
    const { create, change, advance, state } = databaseCluster();
    const spec = { type: 'LoadBalancer', ports: [{ name: 'postgres', port: 6432, targetPort: 5432 }] };
    create('shop', {
      managed: {
        services: {
          additional: [{ selectorType: 'rw', serviceTemplate: { metadata: { name: 'shop-public' }, spec } }],
        },
      },
    });
    advance(2 * MINUTE);
    const service = state.get('services', 'shop-public', NAMESPACE);
    expect(service?.spec?.ports?.[0]?.port).toBe(6432);
    expect(service?.status?.loadBalancer?.ingress).toHaveLength(1);
    change('shop', { managed: {} });
    advance(1_000);
    expect(state.get('services', 'shop-public', NAMESPACE)).toBeUndefined();
  });

  it('goes with everything that belongs to it', () => {
    const { create, advance, found, state } = databaseCluster();
    create('shop', { instances: 2 });
    advance(5 * MINUTE);
    state.remove('clusters.postgresql.cnpg.io', found('shop'));
    advance(MINUTE);
    for (const resource of ['pods', 'persistentvolumeclaims', 'services', 'secrets'] as const)
      expect(state.list(resource, { namespace: NAMESPACE })).toEqual([]);
  });
});

describe('what belongs to a Cluster', () => {
  it('is a PgBouncer for each Pooler, with a service of its name', () => {
    const { create, advance, state } = databaseCluster();
    create('shop');
    state.create('poolers.postgresql.cnpg.io', {
      metadata: { name: 'shop-pooler', namespace: NAMESPACE },
      spec: { cluster: { name: 'shop' }, instances: 2, type: 'rw', pgbouncer: { poolMode: 'transaction' } },
    });
    advance(3 * MINUTE);
    const pooler = state.get('poolers.postgresql.cnpg.io', 'shop-pooler', NAMESPACE);
    expect(pooler?.status?.instances).toBe(2);
    expect(state.get('services', 'shop-pooler', NAMESPACE)?.spec?.ports?.[0]?.port).toBe(5432);
    const pods = state
      .list('pods', { namespace: NAMESPACE })
      .filter(({ metadata }) => metadata.labels?.['cnpg.io/podRole'] === 'pooler');
    expect(pods.map(({ metadata }) => metadata.labels?.['cnpg.io/cluster'])).toEqual(['shop', 'shop']);
  });

  it('are its databases and their extensions', () => {
    const { create, advance, state } = databaseCluster();
    create('shop');
    state.create('databases.postgresql.cnpg.io', {
      metadata: { name: 'shop-reports', namespace: NAMESPACE },
      spec: { name: 'reports', owner: 'shop', cluster: { name: 'shop' }, extensions: [{ name: 'pg_trgm' }] },
    });
    const database = () => state.get('databases.postgresql.cnpg.io', 'shop-reports', NAMESPACE);
    advance(1_000);
    expect(database()?.status).toBeUndefined();
    advance(3 * MINUTE);
    expect(database()?.status).toMatchObject({
      applied: true,
      extensions: [{ name: 'pg_trgm', applied: true }],
    });
  });
});
