import { compareRevs, RevGuard } from './revGuard.ts';

const event = (member: object) => ({ clusterChanged: { cluster: null, deletedClusterId: null, ...member } });
const cluster = (rev: string, status = 'ACTIVE') => ({ id: 'c1', rev, status });

describe('compareRevs', () => {
  it('compares parts as numbers, not as text', () => {
    expect(compareRevs('1.10', '1.9')).toBeGreaterThan(0);
    expect(compareRevs('2.1', '1.999')).toBeGreaterThan(0);
    expect(compareRevs('3.4', '3.4')).toBe(0);
  });
});

describe('RevGuard', () => {
  it('lets a newer event through', () => {
    const guard = new RevGuard();
    guard.remember({ cluster: cluster('1.1') });
    expect(guard.filter(event({ cluster: cluster('1.2') }))).toEqual(event({ cluster: cluster('1.2') }));
  });

  it('drops an event older than what a query answered', () => {
    const guard = new RevGuard();
    guard.remember({ viewer: { account: { clusters: { edges: [{ node: cluster('1.5') }] } } } });
    expect(guard.filter(event({ cluster: cluster('1.4') }))).toBeUndefined();
  });

  it('corrects an answer that events have overtaken, and leaves a newer one alone', () => {
    const guard = new RevGuard();
    guard.filter(event({ cluster: { ...cluster('1.7', 'FAILED'), progress: null } }));
    const late = {
      archiveCluster: { cluster: { ...cluster('1.3', 'UPDATING'), progress: 5, name: 'prod' } },
    };
    guard.correct(late);
    expect(late.archiveCluster.cluster).toEqual({
      ...cluster('1.7', 'FAILED'),
      progress: null,
      name: 'prod',
    });
    const fresh = { cluster: cluster('1.9', 'ACTIVE') };
    guard.correct(fresh);
    expect(fresh.cluster).toEqual(cluster('1.9', 'ACTIVE'));
  });

  it('keeps what an event deleted out of an answer that comes late', () => {
    const guard = new RevGuard();
    guard.filter(event({ deletedClusterId: 'c1' }));
    const other = { id: 'c2', rev: '1.1' };
    const late = {
      deleteCluster: { cluster: cluster('1.3', 'DELETING') },
      clusters: { edges: [{ node: cluster('1.3') }, { node: other }] },
      nodes: [cluster('1.3'), other],
    };
    guard.correct(late);
    expect(late).toEqual({
      deleteCluster: { cluster: null },
      clusters: { edges: [{ node: other }] },
      nodes: [other],
    });
  });

  it('leaves parts of a list as they were asked for', () => {
    const guard = new RevGuard();
    guard.filter(event({ settledCluster: { ...cluster('1.7'), addons: { edges: [] } } }));
    const late = { ...cluster('1.3', 'UPDATING'), addons: { edges: [{ node: { id: 'a' } }] } };
    guard.correct(late);
    expect(late.addons.edges).toHaveLength(1);
  });

  it('drops the same event the second time', () => {
    const guard = new RevGuard();
    guard.filter(event({ cluster: cluster('1.2') }));
    expect(guard.filter(event({ cluster: cluster('1.2') }))).toBeUndefined();
  });

  it('lets both members of one payload through when they carry the same revision', () => {
    const guard = new RevGuard();
    const both = event({ cluster: cluster('1.2'), createdCluster: cluster('1.2') });
    expect(guard.filter(both)).toEqual(both);
  });

  it('tells the newer values in both places when a payload carries one object twice', () => {
    const told = { id: 'a', rev: '1.2', status: 'INSTALLED', rollback: { allowed: true } };
    const read = { id: 'a', rev: '1.3', status: 'INSTALLED', rollback: { allowed: false }, version: '2' };
    const other = { id: 'b', rev: '1.3', status: 'INSTALLED' };
    const filtered = new RevGuard().filter({
      addonChanged: { addon: told, affectedAddons: [other, read], isResync: false },
    });
    expect(filtered).toEqual({
      addonChanged: {
        addon: { id: 'a', rev: '1.3', status: 'INSTALLED', rollback: { allowed: false } },
        affectedAddons: [other, read],
        isResync: false,
      },
    });
  });

  it('lets a created object through that a mutation has brought already', () => {
    const guard = new RevGuard();
    guard.remember({ createCluster: { cluster: cluster('1.1') } });
    expect(guard.filter(event({ createdCluster: cluster('1.1') }))).toBeDefined();
  });

  it('drops only the stale items of a list', () => {
    const guard = new RevGuard();
    guard.remember([{ id: 'a', rev: '1.3' }]);
    const data = {
      addonChanged: {
        affectedAddons: [
          { id: 'a', rev: '1.2' },
          { id: 'b', rev: '1.1' },
        ],
      },
    };
    expect(guard.filter(data)).toEqual({ addonChanged: { affectedAddons: [{ id: 'b', rev: '1.1' }] } });
  });

  it('keeps a message although its object is stale', () => {
    const guard = new RevGuard();
    guard.remember(cluster('1.9'));
    const filtered = guard.filter(event({ cluster: cluster('1.2'), message: 'installing' }));
    expect(filtered).toEqual(event({ cluster: null, message: 'installing' }));
  });

  it('does not revive an object for a minute after its deletion', () => {
    let now = 1_000;
    const guard = new RevGuard(() => now);
    expect(guard.filter(event({ deletedClusterId: 'c1' }))).toBeDefined();
    now += 59_000;
    expect(guard.filter(event({ cluster: cluster('9.9') }))).toBeUndefined();
    now += 2_000;
    expect(guard.filter(event({ cluster: cluster('9.9') }))).toBeDefined();
  });

  it('lets objects without a revision through', () => {
    const guard = new RevGuard();
    expect(guard.filter(event({ cluster: { id: 'c1' } }))).toBeDefined();
  });
});

describe('RevGuard between two gateways', () => {
  /** A revision of gateway 1 or 2 at a second of the day. */
  const at = (gateway: 1 | 2, seconds: number) => `${1_800_000_000_000 + seconds * 1000}.0.${gateway}`;
  const guardWithDoubts = () => {
    let doubted = 0;
    const guard = new RevGuard(Date.now, () => (doubted += 1));
    return { guard, doubted: () => doubted };
  };

  it('lets an event through that is newer by more than clocks differ, without doubt', () => {
    const { guard, doubted } = guardWithDoubts();
    guard.remember(cluster(at(1, 0)));
    expect(guard.filter(event({ cluster: cluster(at(2, 3)) }))).toBeDefined();
    expect([doubted(), guard.takeDoubts()]).toEqual([0, []]);
  });

  it.each([
    ['a little newer is shown', 1, true],
    ['older by its clock is not shown', -1, false],
    ['much older by its clock is not shown', -60, false],
  ])('an event that is %s, and asked for once more', (_what, seconds, isShown) => {
    const { guard, doubted } = guardWithDoubts();
    guard.remember(cluster(at(1, 0)));
    expect(guard.filter(event({ cluster: cluster(at(2, seconds)) })) !== undefined).toBe(isShown);
    expect([doubted(), guard.takeDoubts(), guard.takeDoubts()]).toEqual([1, ['c1'], []]);
  });

  it('an answer asked for after the event is true, however wrong the clocks are', () => {
    const { guard } = guardWithDoubts();
    guard.filter(event({ cluster: cluster(at(2, 60), 'UPDATING') }));
    const sent = guard.mark();
    const answer = { cluster: cluster(at(1, 0), 'ACTIVE') };
    guard.correct(answer, sent);
    guard.remember(answer, sent);
    expect(answer.cluster.status).toBe('ACTIVE');
    // From here on the answer is what events have to be newer than.
    expect(guard.filter(event({ cluster: cluster(at(2, 61), 'FAILED') }))).toBeDefined();
  });

  it('an answer that an event met on its way is corrected, and asked for once more', () => {
    const { guard, doubted } = guardWithDoubts();
    const sent = guard.mark();
    guard.filter(event({ cluster: cluster(at(2, 0), 'FAILED') }));
    const answer = { cluster: cluster(at(1, 1), 'UPDATING') };
    guard.correct(answer, sent);
    expect(answer.cluster.status).toBe('FAILED');
    expect([doubted(), guard.takeDoubts()]).toEqual([1, ['c1']]);
  });

  it('a doubt is settled by an event that is newer by any clock, not by the next one', () => {
    const { guard } = guardWithDoubts();
    guard.remember(cluster(at(1, 0)));
    guard.filter(event({ cluster: cluster(at(2, 0.5)) }));
    guard.filter(event({ cluster: cluster(at(2, 1)) }));
    guard.filter(event({ cluster: cluster(at(2, 2.5)) }));
    expect(guard.takeDoubts()).toEqual([]);
    guard.filter(event({ cluster: cluster(at(1, 3)) }));
    guard.filter(event({ cluster: cluster(at(1, 3.5)) }));
    expect(guard.takeDoubts()).toEqual(['c1']);
  });

  it('a doubt is settled by an answer that was asked for after it', () => {
    const { guard } = guardWithDoubts();
    guard.remember(cluster(at(1, 0)));
    const before = guard.mark();
    guard.filter(event({ cluster: cluster(at(2, 1)) }));
    guard.remember(cluster(at(1, 1)), before);
    guard.filter(event({ cluster: cluster(at(2, 1.2)) }));
    guard.remember(cluster(at(1, 2)), guard.mark());
    expect(guard.takeDoubts()).toEqual([]);
  });
});
