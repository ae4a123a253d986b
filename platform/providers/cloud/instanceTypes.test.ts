import { describe, expect, it } from 'vitest';
import { offersIn } from './instanceOffer.ts';
import { currentTypes, firstGenerationTypes } from './instanceTypes.ts';
import { findLocation, locations } from './locations.ts';

const now = new Date('2026-01-15T12:00:00Z');
const offers = (name: string) => {
  const location = findLocation(name);
  if (!location) throw new Error(`no location ${name}`);
  return offersIn(location, now);
};
const offerOf = (type: string, location: string) => offers(location).find(({ name }) => name === type);

describe('instance types', () => {
  it('are twenty current ones and nine of the first generation, without duplicates', () => {
    const names = [...currentTypes, ...firstGenerationTypes].map(({ name }) => name);
    expect([currentTypes.length, firstGenerationTypes.length]).toEqual([20, 9]);
    expect(new Set(names).size).toBe(29);
  });

  it('cost per month at most 730 hours, within rounding', () => {
    for (const { name, prices } of [...currentTypes, ...firstGenerationTypes]) {
      for (const [monthly, hourly] of Object.values(prices)) {
        expect(monthly / (hourly * 730), name).toBeGreaterThan(0.8);
        expect(monthly / (hourly * 730), name).toBeLessThan(1.05);
      }
    }
  });

  it('have the published prices of each group of locations', () => {
    expect(offerOf('cx23', 'nbg1')).toMatchObject({ priceMonthly: 2.99, priceHourly: 0.0048 });
    expect(offerOf('ccx13', 'ash')).toMatchObject({ priceMonthly: 12.99, priceHourly: 0.0209 });
    expect(offerOf('cpx62', 'sin')).toMatchObject({ priceMonthly: 76.99, cores: 16, memory: 32, disk: 640 });
    expect(offerOf('cx23', 'ash')).toBeUndefined();
  });

  it('include cpx11 in Falkenstein with an end date, and no longer in Helsinki', () => {
    const leaving = offerOf('cpx11', 'fsn1');
    expect(leaving).toMatchObject({ available: true });
    expect(leaving?.deprecationAnnounced?.getTime()).toBeLessThan(now.getTime());
    expect(leaving?.unavailableAfter?.getTime()).toBeGreaterThan(now.getTime());
    const gone = offerOf('cpx11', 'hel1');
    expect(gone).toMatchObject({ available: false });
    expect(gone?.unavailableAfter?.getTime()).toBeLessThan(now.getTime());
  });

  it('include the first generation in the US without an end date', () => {
    expect(offerOf('cpx11', 'ash')).toMatchObject({ deprecationAnnounced: null, available: true });
  });

  it('include one type that is sold out without leaving', () => {
    const soldOut = locations.flatMap(({ name }) =>
      offers(name).filter((one) => !one.available && !one.unavailableAfter),
    );
    expect(soldOut.map(({ name }) => name)).toEqual(['cax21']);
  });

  it('are announced as deprecated before they leave, and all Arm types are shared', () => {
    for (const one of locations.flatMap(({ name }) => offers(name))) {
      const { deprecationAnnounced, unavailableAfter } = one;
      expect((deprecationAnnounced === null) === (unavailableAfter === null), one.name).toBe(true);
      if (deprecationAnnounced && unavailableAfter)
        expect(deprecationAnnounced < unavailableAfter).toBe(true);
      if (one.architecture === 'arm') expect(one.cpuType).toBe('shared');
    }
  });
});
