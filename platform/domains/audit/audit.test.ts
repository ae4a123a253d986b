import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../clusters/fleet.testing.ts';

interface Entry {
  id: string;
  position: number;
  actor_name: string;
  origin: string;
  action: string;
  target: { type: string; id: string; name: string };
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  created_at: string;
}
interface Page {
  data: { entries: Entry[]; total: number };
}

let fleet: TestFleet;
let owner: Caller;
let clusterId: string;
beforeAll(async () => {
  fleet = await startFleet();
  owner = await fleet.owner();
  const cluster = await fleet.active(owner, {
    name: 'audited',
    protected: false,
    datastore: { mode: 'etcd', external_datastore_endpoint: 'postgres://k3s:hunter2@db.example.com/k3s' },
    monthly_price: 1,
    dry_run: false,
  });
  clusterId = cluster.id;
  await fleet.call(owner, 'POST', `/api/clusters/${clusterId}/protect`);
  await fleet.call(owner, 'POST', `/api/clusters/${clusterId}/addons`, { addonName: 'metrics-server' });
  await fleet.call(owner, 'POST', '/api/global-secrets', {
    secretName: 'PLANTED',
    secretValue: 'hunter2-hunter2',
  });
  await fleet.call(owner, 'POST', '/api/apikeys', { name: 'CI', scopes: ['read'] });
});
afterAll(() => fleet.platform.stop());

const read = async (query = '', as = owner) =>
  (await fleet.call<Page>(as, 'GET', `/api/account/audit-log${query}`)).body.data;
const actions = ({ entries }: Page['data']) => entries.map(({ action }) => action);

describe('a change of settings', () => {
  it('is announced to every browser of the account', async () => {
    const { accountId } = owner.actor;
    await eventually(() => {
      for (const content of ['secrets', 'api_keys'])
        expect(fleet.events).toContainEqual(
          expect.objectContaining({ event: 'accountUpdate', accountId, payload: { content } }),
        );
    });
  });
});

describe('recent activity', () => {
  const seenBy = async (caller: Caller) =>
    (await fleet.call<Page>(caller, 'GET', '/api/account/activity')).body;

  it('is everything for managers, and what happened to clusters for the other roles', async () => {
    expect(actions((await seenBy(owner)).data).slice(0, 2)).toEqual(['api_key.create', 'secret.save']);
    for (const role of ['developer', 'user'] as const) {
      const { data } = await seenBy(await fleet.member(owner, role));
      expect(actions(data)).toEqual(['addon.install', 'cluster.protect', 'cluster.create']);
      expect(data.total).toBe(3);
      expect(data.entries[0]).toMatchObject({ addon: 'Metrics Server', target: { name: 'audited' } });
      expect(data.entries[0]).not.toHaveProperty('after');
    }
  });
});

describe('the audit log', () => {
  it.each(['search', 'action', 'target'])('refuses a NUL character in %s', async (name) => {
    const path = `/api/account/audit-log?${name}=a%00b`;
    const { status, body } = await fleet.call<Refusal>(owner, 'GET', path);
    expect([status, body.error]).toEqual([400, 'malformed']);
  });

  it('lists actor, action and origin, newest first', async () => {
    const page = await read();
    expect(actions(page).slice(0, 5)).toEqual([
      'api_key.create',
      'secret.save',
      'addon.install',
      'cluster.protect',
      'cluster.create',
    ]);
    expect(page.total).toBe(page.entries.length);
    const protection = page.entries[3];
    expect(protection).toMatchObject({
      origin: 'console',
      target: { type: 'cluster', id: clusterId, name: 'audited' },
      before: { protected: false },
      after: { protected: true },
    });
    expect(protection?.actor_name).not.toBe('');
  });

  it('contains of the request for a cluster only what describes the cluster', async () => {
    const { entries } = await read('?action=cluster.create');
    expect(entries[0]?.after).toMatchObject({ name: 'audited', datastore: { mode: 'etcd' } });
    expect(Object.keys(entries[0]?.after ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(monthly_price|dry_run|temporary_hetzner_token)$/)]),
    );
  });

  it('is limited to a period, including its start and not its end', async () => {
    const { entries } = await read();
    const [newest, second] = entries;
    const times = [...new Set(entries.map(({ created_at: at }) => at))];
    expect(times.length).toBeGreaterThan(1);
    const inPeriod = (since: string | undefined, until: string | undefined) =>
      entries.filter(({ created_at: at }) => (!since || at >= since) && (!until || at < until));
    for (const [since, until] of [
      [second?.created_at, undefined],
      [undefined, newest?.created_at],
      [entries.at(-1)?.created_at, second?.created_at],
    ]) {
      const query = new URLSearchParams({ ...(since && { since }), ...(until && { until }) });
      expect(actions(await read(`?${query.toString()}`))).toEqual(
        inPeriod(since, until).map(({ action }) => action),
      );
    }
    const { status, body } = await fleet.call<Refusal>(owner, 'GET', '/api/account/audit-log?since=monday');
    expect([status, body.inputError]).toEqual([400, 'since']);
  });

  it('never contains a secret value or a token', async () => {
    const text = JSON.stringify(await read('?limit=101'));
    expect(text).toContain('PLANTED');
    expect(text).not.toContain('hunter2');
    expect(text).not.toContain('a1a1a1a1');
  });

  it('contains nothing about refused actions', async () => {
    const { total } = await read();
    expect((await fleet.call<Refusal>(owner, 'POST', `/api/clusters/${clusterId}/protect`)).status).toBe(409);
    expect((await read()).total).toBe(total);
  });

  it('is paginated in both directions', async () => {
    const whole = (await read()).entries;
    const [first, second] = [await read('?limit=2'), await read(`?limit=2&after=${whole[1]?.position}`)];
    expect([...first.entries, ...second.entries]).toEqual(whole.slice(0, 4));
    const back = await read(`?limit=2&from=oldest&before=${whole[3]?.position}`);
    expect(back.entries).toEqual(whole.slice(1, 3));
  });

  it('is filtered by noun, action, origin, target and text', async () => {
    expect(new Set(actions(await read('?action=cluster')))).toEqual(
      new Set(['cluster.protect', 'cluster.create']),
    );
    expect(actions(await read('?action=cluster.protect'))).toEqual(['cluster.protect']);
    expect((await read('?origin=api_key')).total).toBe(0);
    expect(actions(await read(`?target=${clusterId}&search=AUDIT`))).toHaveLength(3);
    expect((await read('?search=100%25')).total).toBe(0);
    const wrong = await fleet.call<Refusal>(owner, 'GET', '/api/account/audit-log?origin=moon');
    expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringContaining('origin')]);
  });

  it('is for owners and admins, and for their own account', async () => {
    const developer = await fleet.member(owner, 'developer');
    expect((await fleet.call<Refusal>(developer, 'GET', '/api/account/audit-log')).status).toBe(403);
    const stranger = await fleet.owner();
    const [entry] = (await read()).entries;
    expect((await read('', stranger)).entries.some(({ id }) => id === entry?.id)).toBe(false);
    const one = `/api/account/audit-log/${entry?.id}`;
    expect((await fleet.call(owner, 'GET', one)).body).toEqual({ data: entry });
    expect((await fleet.call(stranger, 'GET', one)).status).toBe(404);
  });
});
