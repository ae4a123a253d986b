import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import type { PreviewJson } from './clusters.preview.ts';
import {
  goodToken,
  startFleet,
  type Answer,
  type Caller,
  type Refusal,
  type TestFleet,
} from './fleet.testing.ts';

let fleet: TestFleet;
beforeAll(async () => {
  fleet = await startFleet();
});
afterAll(() => fleet.platform.stop());

type Preview = { data: PreviewJson };
/** A refusal without the id of its request. */
const refusalOf = ({ status, body: { error, message } }: Answer<Refusal>) => ({ status, error, message });
const orders = [
  ['DELETE', '', 'deleted', 'deleting'],
  ['PATCH', '/archive', 'archived', 'updating'],
] as const;

describe('a dry run on a cluster', () => {
  it.each(orders)('%s %s returns what would change, and changes nothing', async (method, path, after) => {
    const caller = await fleet.owner();
    const { id, monthly_price: price } = await fleet.active(caller);
    const url = `/api/clusters/${id}${path}`;
    const { status, body } = await fleet.call<Preview>(caller, method, url, { dry_run: true });
    expect(status).toBe(200);
    expect(body.data.dry_run).toMatchObject({
      changes: [{ field: 'status', before: 'active', after, one_way: after === 'deleted' }],
      monthly_price_before: price,
      monthly_price_after: 0,
      quota: { used: 1, after: 0 },
    });
    await fleet.until(caller, id, 'active');
  });

  it.each(orders)('%s %s needs no token, though the order does', async (method, path, after) => {
    const caller = await fleet.owner({ cloudToken: null });
    const { id } = await fleet.active(caller, { temporary_hetzner_token: goodToken });
    const url = `/api/clusters/${id}${path}`;
    const { status, body } = await fleet.call<Preview>(caller, method, url, { dry_run: true });
    expect(status).toBe(200);
    expect(body.data.dry_run.changes).toMatchObject([{ field: 'status', after }]);
    expect((await fleet.call<Refusal>(caller, method, url, {})).body.error).toBe('token_required');
  });

  it.each(orders)('%s %s refuses a temporary token as the order does', async (method, path) => {
    const caller = await fleet.owner();
    const { id } = await fleet.active(caller);
    const url = `/api/clusters/${id}${path}`;
    const token = { temporary_hetzner_token: 'b2'.repeat(32) };
    const dry = await fleet.call<Refusal>(caller, method, url, { ...token, dry_run: true });
    expect(dry.body.error).toBe('other_project');
    expect(refusalOf(await fleet.call<Refusal>(caller, method, url, token))).toEqual(refusalOf(dry));
  });

  it('is refused without room in the plan as the order is', async () => {
    const caller = await fleet.owner({ plan: 'free' });
    const { id } = await fleet.active(caller);
    const url = `/api/clusters/${id}/archive`;
    const dry = await fleet.call<Refusal>(caller, 'PATCH', url, { dry_run: true });
    expect(dry.status).toBe(429);
    expect(refusalOf(await fleet.call<Refusal>(caller, 'PATCH', url))).toEqual(refusalOf(dry));
  });

  it.each(orders)('%s %s needs only the scope to read', async (method, path) => {
    const caller = await fleet.owner();
    const { id } = await fleet.active(caller);
    const made = await fleet.call<{ data: { key: string } }>(caller, 'POST', '/api/apikeys', {
      name: 'reads',
      scopes: ['read'],
    });
    const reader: Caller = { ...caller, token: made.body.data.key };
    const url = `/api/clusters/${id}${path}`;
    expect((await fleet.call<Preview>(reader, method, url, { dry_run: true })).status).toBe(200);
    for (const body of [{}, { dry_run: false }])
      expect((await fleet.call<Refusal>(reader, method, url, body)).body.error).toBe('missing_scope');
    // A route that takes no dry run would change something.
    const other = await fleet.call<Refusal>(reader, 'POST', `/api/clusters/${id}/protect`, { dry_run: true });
    expect(other.body.error).toBe('missing_scope');
  });
});

describe('a dry run on an add-on', () => {
  it('returns the version after an uninstallation, and changes nothing', async () => {
    const caller = await fleet.owner();
    const { id } = await fleet.active(caller);
    const url = `/api/clusters/${id}/addons`;
    const listed = async () => {
      const { body } = await fleet.call<{ data: { name: string; status: string; version: string }[] }>(
        caller,
        'GET',
        url,
      );
      return body.data.find(({ name }) => name === 'cert-manager');
    };
    await fleet.call(caller, 'POST', url, { addonName: 'cert-manager' });
    await eventually(async () => expect((await listed())?.status).toBe('installed'));
    const before = await listed();
    const order = { addonName: 'cert-manager', dry_run: true };
    const { status, body } = await fleet.call<Preview>(caller, 'DELETE', url, order);
    expect(status).toBe(200);
    expect(body.data.dry_run.changes).toMatchObject([
      { field: 'addons.cert-manager', before: before?.version, after: null },
    ]);
    expect(await listed()).toEqual(before);
    const dry = await fleet.call<Refusal>(caller, 'PUT', url, order);
    expect(dry.status).toBeGreaterThanOrEqual(400);
    expect(refusalOf(await fleet.call<Refusal>(caller, 'PUT', url, { addonName: 'cert-manager' }))).toEqual(
      refusalOf(dry),
    );
  });
});
