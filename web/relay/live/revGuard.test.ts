import { compareRevs, RevGuard } from './revGuard.ts';

const cluster = (status = 'ACTIVE', id = 'c1') => ({ id, status });
const event = (member: object) => ({ clusterChanged: { cluster: null, deletedClusterId: null, ...member } });
const changed = event({ cluster: cluster() });
const deleted = event({ deletedClusterId: 'c1' });

describe('compareRevs', () => {
  it('compares parts as numbers, not as text', () => {
    expect(compareRevs('1.10', '1.9')).toBeGreaterThan(0);
    expect(compareRevs('2.1', '1.999')).toBeGreaterThan(0);
    expect(compareRevs('3.4', '3.4')).toBe(0);
  });
});

describe('RevGuard', () => {
  it('passes a newer event', () => {
    const guard = new RevGuard();
    guard.accept({ cluster: cluster() }, { c1: '1.1' });
    expect(guard.filter(changed, { c1: '1.2' })).toEqual(changed);
  });

  it('drops an event older than the response to a query', () => {
    const guard = new RevGuard();
    guard.accept({ viewer: { account: { clusters: { edges: [{ node: cluster() }] } } } }, { c1: '1.5' });
    expect(guard.filter(changed, { c1: '1.4' })).toBeUndefined();
  });

  it('corrects a response that newer events have overtaken, and leaves a newer response unchanged', () => {
    const guard = new RevGuard();
    guard.filter(event({ cluster: { ...cluster('FAILED'), progress: null } }), { c1: '1.7' });
    const late = { archiveCluster: { cluster: { ...cluster('UPDATING'), progress: 5, name: 'prod' } } };
    guard.accept(late, { c1: '1.3' });
    expect(late.archiveCluster.cluster).toEqual({ ...cluster('FAILED'), progress: null, name: 'prod' });
    const fresh = { cluster: cluster('ACTIVE') };
    guard.accept(fresh, { c1: '1.9' });
    expect(fresh.cluster).toEqual(cluster('ACTIVE'));
  });

  it('corrects every place where a response contains the object', () => {
    const guard = new RevGuard();
    guard.filter(event({ cluster: cluster('FAILED') }), { c1: '1.7' });
    const late = { cluster: cluster('UPDATING'), viewer: { clusters: [{ node: cluster('UPDATING') }] } };
    guard.accept(late, { c1: '1.3' });
    expect(late).toEqual({ cluster: cluster('FAILED'), viewer: { clusters: [{ node: cluster('FAILED') }] } });
  });

  it('keeps a deleted object out of a late response', () => {
    const guard = new RevGuard();
    guard.filter(deleted, { c1: null });
    const other = cluster('ACTIVE', 'c2');
    const late = {
      deleteCluster: { cluster: cluster('DELETING') },
      clusters: { edges: [{ node: cluster() }, { node: other }] },
      nodes: [cluster(), other],
    };
    guard.accept(late, { c1: '1.3', c2: '1.1' });
    expect(late).toEqual({
      deleteCluster: { cluster: null },
      clusters: { edges: [{ node: other }] },
      nodes: [other],
    });
  });

  it('leaves lists of a response unchanged', () => {
    const guard = new RevGuard();
    guard.filter(event({ cluster: { ...cluster(), addons: { edges: [] } } }), { c1: '1.7' });
    const late = { ...cluster('UPDATING'), addons: { edges: [{ node: { id: 'a' } }] } };
    guard.accept(late, { c1: '1.3' });
    expect(late.status).toBe('ACTIVE');
    expect(late.addons.edges).toHaveLength(1);
  });

  it('drops a duplicate event', () => {
    const guard = new RevGuard();
    guard.filter(changed, { c1: '1.2' });
    expect(guard.filter(changed, { c1: '1.2' })).toBeUndefined();
  });

  it('drops only the stale items of a list', () => {
    const guard = new RevGuard();
    guard.accept([], { a: '1.3' });
    const data = { addonChanged: { affectedAddons: [{ id: 'a' }, { id: 'b' }] } };
    expect(guard.filter(data, { a: '1.2', b: '1.1' })).toEqual({
      addonChanged: { affectedAddons: [{ id: 'b' }] },
    });
  });

  it('keeps a message although its object is stale', () => {
    const guard = new RevGuard();
    guard.accept(cluster(), { c1: '1.9' });
    const filtered = guard.filter(event({ cluster: cluster(), message: 'installing' }), { c1: '1.2' });
    expect(filtered).toEqual(event({ cluster: null, message: 'installing' }));
  });

  it('keeps a deleted object out of the store for a minute', () => {
    let now = 1_000;
    const guard = new RevGuard(() => now);
    expect(guard.filter(deleted, { c1: null })).toBeDefined();
    now += 59_000;
    expect(guard.filter(changed, { c1: '9.9' })).toBeUndefined();
    now += 2_000;
    expect(guard.filter(changed, { c1: '9.9' })).toBeDefined();
  });

  it('passes objects without a revision', () => {
    expect(new RevGuard().filter(changed, {})).toBeDefined();
  });
});

describe('RevGuard between two gateways', () => {
  /** A revision of gateway 1 or 2 at a second of the day. */
  const at = (gateway: 1 | 2, seconds: number) => ({
    c1: `${1_800_000_000_000 + seconds * 1000}.0.${gateway}`,
  });
  const guardWithDoubts = () => {
    let doubted = 0;
    const guard = new RevGuard(Date.now, () => (doubted += 1));
    return { guard, doubted: () => doubted };
  };

  it('passes an event that is newer by more than the clock difference', () => {
    const { guard, doubted } = guardWithDoubts();
    guard.accept(cluster(), at(1, 0));
    expect(guard.filter(changed, at(2, 3))).toBeDefined();
    expect([doubted(), guard.takeDoubts()]).toEqual([0, []]);
  });

  it.each([
    ['a little newer is shown', 1, true],
    ['older by its clock is not shown', -1, false],
    ['much older by its clock is not shown', -60, false],
  ])('passes or drops an event that is %s, and marks the object as uncertain', (_what, seconds, isShown) => {
    const { guard, doubted } = guardWithDoubts();
    guard.accept(cluster(), at(1, 0));
    expect(guard.filter(changed, at(2, seconds)) !== undefined).toBe(isShown);
    expect([doubted(), guard.takeDoubts(), guard.takeDoubts()]).toEqual([1, ['c1'], []]);
  });

  it('trusts a response that was requested after the event, regardless of the clocks', () => {
    const { guard } = guardWithDoubts();
    guard.filter(event({ cluster: cluster('UPDATING') }), at(2, 60));
    const response = { cluster: cluster('ACTIVE') };
    guard.accept(response, at(1, 0), guard.mark());
    expect(response.cluster.status).toBe('ACTIVE');
    // Later events have to be newer than this response.
    expect(guard.filter(event({ cluster: cluster('FAILED') }), at(2, 61))).toBeDefined();
  });

  it('corrects a response that an event overtook, and marks the object as uncertain', () => {
    const { guard, doubted } = guardWithDoubts();
    const sent = guard.mark();
    guard.filter(event({ cluster: cluster('FAILED') }), at(2, 0));
    const response = { cluster: cluster('UPDATING') };
    guard.accept(response, at(1, 1), sent);
    expect(response.cluster.status).toBe('FAILED');
    expect([doubted(), guard.takeDoubts()]).toEqual([1, ['c1']]);
  });

  it('settles an uncertain object with an event that is newer by any clock, not with the next one', () => {
    const { guard } = guardWithDoubts();
    guard.accept(cluster(), at(1, 0));
    guard.filter(changed, at(2, 0.5));
    guard.filter(changed, at(2, 1));
    guard.filter(changed, at(2, 2.5));
    expect(guard.takeDoubts()).toEqual([]);
    guard.filter(changed, at(1, 3));
    guard.filter(changed, at(1, 3.5));
    expect(guard.takeDoubts()).toEqual(['c1']);
  });

  it('settles an uncertain object with a response that was requested later', () => {
    const { guard } = guardWithDoubts();
    guard.accept(cluster(), at(1, 0));
    const before = guard.mark();
    guard.filter(changed, at(2, 1));
    guard.accept(cluster(), at(1, 1), before);
    guard.filter(changed, at(2, 1.2));
    guard.accept(cluster(), at(1, 2), guard.mark());
    expect(guard.takeDoubts()).toEqual([]);
  });
});
