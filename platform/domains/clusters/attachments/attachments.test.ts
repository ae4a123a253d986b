import { describe, expect, it } from 'vitest';
import { attachmentsPrice, attachmentsToJson } from './attachments.wire.ts';

const attached = {
  volumes: [
    { name: 'pvc-1', claim: 'shop/data', sizeGb: 10 },
    { name: 'pvc-2', claim: null, sizeGb: 25 },
  ],
  loadBalancers: [{ service: 'traefik/traefik', type: 'lb11' }],
};

describe('volumes and load balancers of a cluster', () => {
  it('cost their size and type each month', () => {
    expect(attachmentsToJson(attached)).toMatchObject({
      volumes: [{ monthly_price: 0.44 }, { monthly_price: 1.1 }],
      load_balancers: [{ monthly_price: 5.39 }],
      monthly_price: 6.93,
    });
  });

  it('cost nothing before the cluster was observed', () => {
    expect(attachmentsPrice(null)).toBe(0);
    expect(attachmentsToJson(null)).toEqual({ volumes: [], load_balancers: [], monthly_price: 0 });
  });

  it('of an unknown type are priced as the smallest one', () => {
    const loadBalancers = [{ service: 'shop/web', type: 'lb99' }];
    expect(attachmentsPrice({ volumes: [], loadBalancers })).toBe(5.39);
  });
});
