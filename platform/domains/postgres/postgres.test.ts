import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDatabases } from './postgres.testing.ts';

let world: Awaited<ReturnType<typeof startDatabases>>;

beforeAll(async () => {
  world = await startDatabases();
});
afterAll(() => world.fleet.platform.stop());

describe('a new database', () => {
  it('is refused while the operator is missing, with what it needs', async () => {
    const { status, body } = await world.create('postgres', {}, { with_dependencies: false });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error: 'missing_dependencies' });
    expect(body.message).toContain('CloudNativePG');
  });

  it('is accepted at once, installs the operator on the way and then serves', async () => {
    const { status, body } = await world.create('app', { instances_count: 2 });
    expect(status).toBe(202);
    expect(body.data).toMatchObject({
      status: 'pending',
      progress: 5,
      revision: 1,
      instance_id: body.data.id,
    });
    const done = await world.until('app', { status: 'installed', progress: 100, ready_instances: 2 });
    expect(done).toMatchObject({
      message: null,
      primary: 'app-1',
      endpoints: {
        rw: { host: 'app-rw.databases.svc.cluster.local', port: 5432 },
        ro: { host: 'app-ro.databases.svc.cluster.local', port: 5432 },
      },
    });
    const seen = world.fleet.events
      .filter(({ event }) => event === 'appStatusUpdate')
      .map(({ payload }) => payload);
    const own = { appName: 'PostgreSQL', instanceName: 'app', appId: body.data.id };
    expect(seen).toContainEqual(expect.objectContaining({ ...own, status: 'installing_addons' }));
    expect(seen).toContainEqual(expect.objectContaining({ ...own, status: 'installed', progress: 100 }));
  });
});
