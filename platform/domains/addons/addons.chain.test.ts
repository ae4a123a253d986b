import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { eventually } from '../../../process/testing.ts';
import { addonCatalogue, findAddon } from '../../providers/addons/catalogue.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import { startFleet, type Caller, type Refusal, type TestFleet } from '../clusters/fleet.testing.ts';
import { installChain } from './addons.chain.ts';
import type { AddonRow } from './addons.store.ts';
import type { clusterAddonJson } from './addons.wire.ts';

type ClusterAddon = z.output<typeof clusterAddonJson>;
type Ordered = Refusal & { data: ClusterAddon };

const entry = (name: string) => {
  const addon = findAddon(name);
  if (!addon) throw new Error(`${name} is not in the catalogue`);
  return addon;
};
const chainOf = (name: string, rows: readonly AddonRow[] = []) =>
  installChain(entry(name), rows).map((addon) => addon.name);

describe('the install chain of an add-on', () => {
  it.each(addonCatalogue.map(({ name }) => name))(
    'of %s lists each after its requirements, itself last',
    (name) => {
      const chain = chainOf(name);
      expect(chain.at(-1)).toBe(name);
      expect(new Set(chain).size).toBe(chain.length);
      for (const [at, one] of chain.entries()) {
        for (const needed of entry(one).requires) expect(chain.slice(0, at)).toContain(needed);
      }
    },
  );

  it('leaves out installed ones', () => {
    const rows = [{ name: 'cert-manager', status: 'installed' }] as AddonRow[];
    expect(chainOf('zot')).toEqual(['cert-manager', 'trust-manager', 'zot']);
    expect(chainOf('zot', rows)).toEqual(['trust-manager', 'zot']);
  });
});

describe('an add-on installed with its dependencies', () => {
  let fleet: TestFleet;
  let caller: Caller;
  beforeAll(async () => {
    fleet = await startFleet();
    caller = await fleet.owner();
  });
  afterAll(() => fleet.platform.stop());

  const pathOf = (id: string) => `/api/clusters/${id}/addons`;
  const order = <T = Ordered>(id: string, body: object) =>
    fleet.call<T>(caller, 'POST', pathOf(id), { with_dependencies: true, ...body });
  const list = async (id: string) =>
    (await fleet.call<{ data: ClusterAddon[] }>(caller, 'GET', pathOf(id))).body.data;
  const standings = async (id: string, names: readonly string[]) => {
    const byName = new Map((await list(id)).map(({ name, status }) => [name, status]));
    return names.map((name) => byName.get(name) ?? 'absent');
  };
  const chain = ['cert-manager', 'trust-manager', 'zot'];

  it('is previewed in order, without changes', async () => {
    const { id } = await fleet.active(caller);
    const { status, body } = await order<{ data: PreviewJson }>(id, { addonName: 'zot', dry_run: true });
    expect(status).toBe(200);
    expect(body.data.dry_run.changes.map(({ field, before }) => [field, before])).toEqual(
      chain.map((name) => [`addons.${name}`, null]),
    );
    expect(body.data.dry_run.changes.every(({ after }) => after !== null)).toBe(true);
    expect(await standings(id, chain)).toEqual(['absent', 'absent', 'absent']);
    const plain = await fleet.call<Refusal>(caller, 'POST', pathOf(id), { addonName: 'zot', dry_run: true });
    expect(plain).toMatchObject({ status: 409, body: { error: 'missing_dependencies' } });
  });

  it('is installed after them, by one order', async () => {
    const { id, name } = await fleet.active(caller);
    await fleet.cordon(id);
    const { status, body } = await order(id, { addonName: 'zot' });
    expect([status, body.data.name, body.data.status]).toEqual([202, 'zot', 'installing']);
    expect(await order(id, { addonName: 'zot' })).toMatchObject({ status: 409, body: { error: 'busy' } });
    const middle = await fleet.call<Refusal>(caller, 'POST', pathOf(id), { addonName: 'trust-manager' });
    expect(middle).toMatchObject({ status: 409, body: { error: 'busy' } });
    await fleet.cordon(id, false);
    await eventually(async () =>
      expect(await standings(id, chain)).toEqual(['installed', 'installed', 'installed']),
    );
    const published = () =>
      fleet.events.flatMap(({ event, payload }) =>
        event === 'addonStatusUpdate' && payload.clusterId === id && payload.status === 'installed'
          ? [payload.addonName]
          : [],
      );
    await eventually(() => expect(published().filter((one) => chain.includes(one))).toEqual(chain));
    expect(name).toBeTruthy();
  });

  it('is a single installation when nothing is missing', async () => {
    const { id } = await fleet.active(caller);
    const { status } = await order(id, { addonName: 'keel' });
    expect(status).toBe(202);
    await eventually(async () => expect(await standings(id, ['keel'])).toEqual(['installed']));
    expect(await order(id, { addonName: 'keel' })).toMatchObject({ body: { error: 'already_installed' } });
  });

  it('reports which one failed, and that the later ones were not started', async () => {
    const { id } = await fleet.active(caller, { name: 'addons-fail' });
    await order(id, { addonName: 'zot' });
    await eventually(async () => expect(await standings(id, chain)).toEqual(['failed', 'failed', 'failed']));
    const messages = new Map((await list(id)).map(({ name, message }) => [name, message]));
    expect(messages.get('cert-manager')).not.toMatch(/^Not installed/);
    const words = 'Not installed, because cert-manager could not be installed first.';
    expect([messages.get('trust-manager'), messages.get('zot')]).toEqual([words, words]);
  });

  it('stops as a whole when the cluster is deleted', async () => {
    const { id } = await fleet.active(caller);
    await fleet.cordon(id);
    await order(id, { addonName: 'zot' });
    await fleet.call(caller, 'PATCH', `/api/clusters/${id}/archive`);
    await fleet.until(caller, id, 'archived');
    for (const standing of await standings(id, chain)) expect(['installed', 'failed']).toContain(standing);
    expect((await standings(id, chain)).at(-1)).toBe('failed');
  });
});
