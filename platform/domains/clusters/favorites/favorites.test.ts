import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../fleet.testing.ts';

interface Favorites {
  data: { cluster_ids: string[] };
}

let fleet: TestFleet;
let owner: Caller;
beforeAll(async () => {
  fleet = await startFleet();
  owner = await fleet.owner();
});
afterAll(() => fleet.platform.stop());

const read = async (as: Caller) =>
  (await fleet.call<Favorites>(as, 'GET', '/api/user/favorite-clusters')).body.data.cluster_ids;
const mark = (as: Caller, id: string, favorite: unknown = true) =>
  fleet.call<Favorites & Refusal>(as, 'PUT', `/api/user/favorite-clusters/${id}`, { favorite });

describe('favorite clusters', () => {
  it('belong to one person, also to one who may only read', async () => {
    const { id } = await fleet.create(owner);
    const reader = await fleet.member(owner, 'user');
    expect((await mark(reader, id)).body.data.cluster_ids).toEqual([id]);
    expect((await mark(reader, id)).body.data.cluster_ids).toEqual([id]);
    expect(await read(reader)).toEqual([id]);
    expect(await read(owner)).toEqual([]);
    expect((await mark(reader, id, false)).body.data.cluster_ids).toEqual([]);
  });

  it('are reported to their user when they change', async () => {
    const { id } = await fleet.create(owner);
    const reader = await fleet.member(owner, 'user');
    await mark(reader, id);
    const payload = { userId: reader.actor.userId };
    const expected = { event: 'favoriteUpdate', accountId: null, payload };
    await eventually(() => expect(fleet.events).toContainEqual(expected));
  });

  it('do not contain deleted clusters', async () => {
    const { id } = await fleet.active(owner);
    await mark(owner, id);
    await fleet.call(owner, 'DELETE', `/api/clusters/${id}`);
    const { clusters } = fleet.platform.app.services;
    await eventually(async () => expect(await clusters.findAny(id)).toBeUndefined());
    expect(await read(owner)).not.toContain(id);
  });

  it('cannot be clusters of other accounts, and the value is checked', async () => {
    const { id } = await fleet.create(owner);
    const stranger = await fleet.owner();
    expect((await mark(stranger, id)).status).toBe(404);
    expect((await mark(owner, 'no-uuid')).status).toBe(404);
    expect((await mark(owner, id, 'yes')).body).toMatchObject({ inputError: 'favorite' });
  });
});
