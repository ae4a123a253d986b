import { describe, expect, it } from 'vitest';
import { Secret } from '../../crypto/secret.ts';
import { shippedOffersIn } from '../../providers/cloud/instanceOffer.ts';
import { locations } from '../../providers/cloud/locations.ts';
import { CloudError, type CloudProvider, type InstanceType } from '../../providers/cloud/port.ts';
import { text } from '../../messages/messages.ts';
import { loadQuoter, typesFor, type NodesPlan } from './nodepools.offers.ts';

const now = new Date('2026-01-15T12:00:00Z');
const saved = new Secret('T'.repeat(64));

/** What is sold everywhere, by the token that asks. */
function cloudSelling(sold: (token: string | undefined) => InstanceType[]): CloudProvider {
  return {
    listLocations: async () => [...locations],
    listInstanceTypes: async (_location, context) => sold(context?.token.reveal()),
  } as Partial<CloudProvider> as CloudProvider;
}

const shipped = () => locations.flatMap((location) => shippedOffersIn(location, now));
const offered = (name: string, priceMonthly: number): InstanceType[] =>
  shipped()
    .slice(0, 1)
    .map((one) => ({ ...one, name, priceMonthly, isShipped: false }));

const plan = (masterType: string): NodesPlan => ({
  masterType,
  masterCount: 1,
  hasApiBalancer: false,
  hasPublicIpv4: false,
  masterLocations: ['fsn1'],
  pools: [],
});

describe('offers', () => {
  it("are read with the account's saved token", async () => {
    const cloud = cloudSelling((token) => offered('cpx99', token === saved.reveal() ? 7 : 3));
    expect((await loadQuoter(cloud, saved))(plan('cpx99')).monthlyPrice).toBe(7);
    expect((await loadQuoter(cloud, null))(plan('cpx99')).monthlyPrice).toBe(3);
  });

  it('are read without the saved token when Hetzner refuses it', async () => {
    const cloud = cloudSelling((token) => {
      if (token === undefined) return offered('cpx99', 3);
      throw new CloudError({ kind: 'auth', code: 'unauthorized', text: text('hetzner_unauthorized') });
    });
    await expect(typesFor(cloud, saved)('fsn1')).resolves.toMatchObject([{ name: 'cpx99' }]);
  });

  it('name types that are not sold', async () => {
    const quoter = await loadQuoter(
      cloudSelling(() => offered('cpx99', 3)),
      saved,
    );
    expect(quoter(plan('cx23')).issues).toMatchObject([{ field: 'master_instance_type' }]);
  });

  it('refuse no type when only the shipped list is known', async () => {
    const quoter = await loadQuoter(cloudSelling(shipped), null);
    for (const type of ['cpx99', 'cpx11', 'cax21']) {
      expect(quoter(plan(type))).toMatchObject({ issues: [], warnings: [] });
    }
  });

  it('have the price of existing servers of the first generation when only the shipped list is known', async () => {
    const selling: Partial<CloudProvider> = {
      listLocations: async () => [...locations],
      listInstanceTypes: async (name) =>
        locations.filter((one) => one.name === name).flatMap((location) => shippedOffersIn(location, now)),
    };
    const quoter = await loadQuoter(selling as CloudProvider, null);
    const priceIn = (location: string) =>
      quoter({ ...plan('cpx11'), masterLocations: [location] }).monthlyPrice;
    expect(['fsn1', 'hel1', 'sin', 'ash'].map(priceIn)).toEqual([3.85, 3.85, 7.4, 4.49]);
  });
});
