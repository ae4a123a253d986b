/**
 * A fleet of 200 clusters, 400 node pools and 2,000 add-ons: the cost of the first list; and 50 clusters created at once.
 * `npm run bench:clusters`, or one part: `npm run bench:clusters -- list`.
 */
import { addonCatalogue } from '../../platform/providers/addons/catalogue.ts';
import { clusterInput, CREATE_CLUSTER } from '../support/contractForms.ts';
import type { ContractStack } from '../support/contractStack.ts';
import { cpuSeconds, megabytes, median, ms, row } from './support/figures.ts';
import { buildFleet, projectToken, runDocument, startBenchStack, type FleetOwner } from './support/fleet.ts';
import { until } from './support/until.ts';

const CLUSTERS = 200;
const ADDONS = 10;
/** Every cluster has the required add-ons. */
const OPTIONAL_ADDONS = ADDONS - addonCatalogue.filter(({ isRequired }) => isRequired).length;
const AT_ONCE = 50;
const ROUNDS = 20;

/** Rounds of both sizes alternate, so that both run under the same machine load. */
async function measureList(stack: ContractStack, small: FleetOwner, large: FleetOwner): Promise<void> {
  const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
  const calls = new Map<string, string[]>();
  for (let i = 0; i < ROUNDS; i += 1) {
    for (const [size, owner] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const result = await runDocument(stack, 'ClustersPageQuery', {}, owner);
      times[size].push(result.ms);
      calls.set(size, result.calls);
    }
  }
  const [few, many] = [median(times.small), median(times.large)];
  row('list, 10 clusters, median', ms(few));
  row(`list, ${CLUSTERS} clusters, median`, `${ms(many)} (${(many / few).toFixed(1)} times)`);
  row('platform calls, 10 clusters', String(calls.get('small')?.length));
  row(`platform calls, ${CLUSTERS} clusters`, String(calls.get('large')?.length));
}

const collect = (): number => {
  if (!globalThis.gc) throw new Error('Run with --expose-gc: npm run bench:clusters does.');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
};

/** Creates this many clusters at once and waits until all are active; returns the duration in milliseconds. */
async function provision(stack: ContractStack, owner: FleetOwner, count: number): Promise<number> {
  const started = performance.now();
  const orders = Array.from({ length: count }, (_, i) => {
    const input = clusterInput({ temporaryToken: projectToken(`${owner.email} of ${count}`, i) });
    return stack.run<{ createCluster: { __typename: string } }>(CREATE_CLUSTER, { input }, owner.as);
  });
  const refused = (await Promise.all(orders)).filter(
    ({ createCluster }) => createCluster.__typename !== 'CreateClusterPayload',
  );
  if (refused.length > 0) throw new Error(`Refused: ${JSON.stringify(refused[0])}`);
  const text =
    '{ viewer { account { clusters(first: 1, filter: { statuses: [PENDING, CREATING] }) { totalCount } failed: clusters(first: 1, filter: { statuses: [FAILED] }) { totalCount edges { node { progressMessage } } } } } }';
  const areActive = async () => {
    const { viewer } = await stack.run<{
      viewer: {
        account: {
          clusters: { totalCount: number };
          failed: { totalCount: number; edges: { node: { progressMessage: string } }[] };
        };
      };
    }>(text, {}, owner.as);
    const { clusters, failed } = viewer.account;
    if (failed.totalCount > 0)
      throw new Error(`${failed.totalCount} clusters failed: ${failed.edges[0]?.node.progressMessage}`);
    return clusters.totalCount === 0;
  };
  await until('all clusters are active', areActive, 250);
  return performance.now() - started;
}

async function measureProvisioning(stack: ContractStack): Promise<void> {
  const owner = await buildFleet(stack, { clusters: 0, addons: 0, name: 'builders' });
  row('1 cluster', ms(await provision(stack, owner, 1)));
  const heap = collect();
  const cpu = cpuSeconds();
  row(`${AT_ONCE} clusters at once, all active after`, ms(await provision(stack, owner, AT_ONCE)));
  row('CPU of both servers for each of them', `${((cpuSeconds() - cpu) / AT_ONCE).toFixed(2)} s`);
  row('heap of both servers before', megabytes(heap));
  row('heap of both servers afterwards', megabytes(collect()));
}

const parts = process.argv.slice(2);
const wants = (part: string) => parts.length === 0 || parts.includes(part);

const stack = await startBenchStack();
try {
  if (wants('provision')) await measureProvisioning(stack);
  if (wants('list')) {
    const started = performance.now();
    const large = await buildFleet(stack, { clusters: CLUSTERS, addons: OPTIONAL_ADDONS, name: 'fleet' });
    row('building the fleet', ms(performance.now() - started));
    const small = await buildFleet(stack, { clusters: 10, addons: OPTIONAL_ADDONS, name: 'squad' });
    await measureList(stack, small, large);
  }
} finally {
  await stack.stop();
}
