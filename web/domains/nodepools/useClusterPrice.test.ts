import { newPool, type PoolValues } from './poolValues.ts';
import { lineTotal, priceCluster, type PricedPlan } from './useClusterPrice.ts';

const prices: Record<string, number> = { 'fsn1 cpx11': 3.85, 'hel1 cpx11': 4.1, 'fsn1 cx33': 4.99 };
const priced = {
  priceOf: (location: string, type: string) => prices[`${location} ${type}`],
  extras: () => ({ balancer: 5.39, ipv4: 0.5 }),
};

const pool = (fields: Partial<PoolValues> = {}): PoolValues => ({
  ...newPool('default', 'cpx11', 'fsn1'),
  ...fields,
});
const plan = (fields: Partial<PricedPlan> = {}): PricedPlan => ({
  controlPlaneInstanceType: 'cpx11',
  isHighAvailability: false,
  controlPlaneLocations: ['fsn1'],
  nodePools: [pool()],
  hasPublicIpv4: false,
  ...fields,
});

it('sums the control plane and the nodes of every pool', () => {
  const price = priceCluster(
    plan({ nodePools: [pool({ instanceCount: 3 }), pool({ name: 'big', instanceType: 'cx33' })] }),
    priced,
  );
  expect(price).toMatchObject({ total: 20.39, masters: 1, workers: 4 });
});

it('counts three masters and a load balancer with high availability, each at the price of its location', () => {
  const price = priceCluster(
    plan({ isHighAvailability: true, controlPlaneLocations: ['fsn1', 'hel1'], nodePools: [] }),
    priced,
  );
  expect(price.masters).toBe(3);
  expect(price.lines.map(({ location, count }) => [location, count])).toEqual([
    ['fsn1', 2],
    ['hel1', 1],
    ['fsn1', 1],
  ]);
  expect(price.total).toBe(17.19);
});

it('counts autoscaling pools with their minimum, which may be zero', () => {
  const grown = pool({ isAutoscaling: true, minInstances: 0, maxInstances: 8, instanceCount: 5 });
  expect(priceCluster(plan({ nodePools: [grown] }), priced)).toMatchObject({ total: 3.85, workers: 0 });
});

it('has the price of autoscaling pools at their maximum, with the addresses of their servers', () => {
  const grown = pool({ isAutoscaling: true, minInstances: 1, maxInstances: 3 });
  const price = priceCluster(
    plan({ nodePools: [grown, pool({ name: 'big', instanceType: 'cx33' })], hasPublicIpv4: true }),
    priced,
  );
  expect(price).toMatchObject({ total: 14.19, highest: 22.89 });
  expect(priceCluster(plan(), priced).highest).toBeUndefined();
});

it('is at its maximum never lower than the total, although the bounds may be while they are typed', () => {
  const typed = pool({ isAutoscaling: true, minInstances: 3, maxInstances: 1 });
  const { total, highest } = priceCluster(plan({ nodePools: [typed] }), priced);
  expect(highest).toBe(total);
});

it('counts an IPv4 address for every server, and what workloads have ordered', () => {
  const price = priceCluster(plan({ hasPublicIpv4: true, attached: 9.35 }), priced);
  expect(price.lines.map(({ role, count }) => [role, count])).toEqual([
    ['controlPlane', 1],
    ['pool', 1],
    ['ipv4', 2],
    ['attached', 1],
  ]);
  expect(price.total).toBe(18.05);
});

it('has no total while a price is unknown', () => {
  const price = priceCluster(plan({ nodePools: [pool({ location: 'ash' })] }), priced);
  expect(price.total).toBeUndefined();
  expect(price.lines.map(lineTotal)).toEqual([3.85, undefined]);
});
