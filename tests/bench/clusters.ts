/**
 * A fleet of 200 clusters, 400 pools and 2,000 add-ons: what the first list costs, what a burst of events does to an
 * open list, and 50 clusters built at once. `npm run bench:clusters`, or one part: `npm run bench:clusters -- list`.
 */
import { chromium, type Page } from 'playwright';
import { findChromium } from '../../scripts/chromium.mjs';
import { worldPassword } from '../../platform/worlds/demoAccounts.ts';
import { fillForm } from '../e2e/support/verbs.ts';
import { chromiumPath } from '../support/config.ts';
import { clusterInput, CREATE_CLUSTER } from '../support/contractForms.ts';
import type { ContractStack } from '../support/contractStack.ts';
import { withClient } from './support/bundle.ts';
import { megabytes, median, ms, row } from './support/figures.ts';
import { buildFleet, projectToken, runDocument, startBenchStack, type FleetOwner } from './support/fleet.ts';

const CLUSTERS = 200;
const ADDONS = 10;
const BURST = 1_000;
const AT_ONCE = 50;
const ROUNDS = 20;

/** Rounds of both sizes alternate, so that both meet the same machine. */
async function measureList(stack: ContractStack, small: FleetOwner, large: FleetOwner): Promise<void> {
  const times: Record<'small' | 'large', number[]> = { small: [], large: [] };
  const calls = new Map<string, string[]>();
  for (let i = 0; i < ROUNDS; i += 1) {
    for (const [size, owner] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const answer = await runDocument(stack, 'ClustersPageQuery', {}, owner);
      times[size].push(answer.ms);
      calls.set(size, answer.calls);
    }
  }
  const [few, many] = [median(times.small), median(times.large)];
  row('list, 10 clusters, median', ms(few));
  row(`list, ${CLUSTERS} clusters, median`, `${ms(many)} (${(many / few).toFixed(1)} times)`);
  row('platform calls, 10 clusters', String(calls.get('small')?.length));
  row(`platform calls, ${CLUSTERS} clusters`, String(calls.get('large')?.length));
}

async function signIn(page: Page, url: string, { email }: FleetOwner): Promise<void> {
  await page.goto(`${url}/signin`);
  await fillForm(page, { 'E-mail': email, Password: worldPassword });
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/dashboard/);
}

/** Long tasks (over 50 ms) of the page from now on. */
async function watchLongTasks(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ entryTypes: ['longtask'] });
  });
  return () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
}

interface Listed {
  uuid: string;
  name: string;
}

const PAGE = `query ($after: String) { viewer { account { clusters(first: 100, after: $after) {
  pageInfo { endCursor hasNextPage } edges { node { uuid name } } } } } }`;
interface PageAnswer {
  viewer: {
    account: {
      clusters: { pageInfo: { endCursor: string; hasNextPage: boolean }; edges: { node: Listed }[] };
    };
  };
}

async function clustersOf(
  stack: ContractStack,
  owner: FleetOwner,
  after: string | null = null,
): Promise<Listed[]> {
  const answer = await stack.run<PageAnswer>(PAGE, { after }, owner.as);
  const { pageInfo, edges } = answer.viewer.account.clusters;
  const listed = edges.map(({ node }) => node);
  return pageInfo.hasNextPage ? [...listed, ...(await clustersOf(stack, owner, pageInfo.endCursor))] : listed;
}

/** Events that nobody asked for yet are made good by asking anew, which this is not about. */
async function untilLive(page: Page, publish: () => Promise<unknown>): Promise<void> {
  const bar = page.locator('main [role=progressbar]').first();
  do await publish();
  while (
    !(await bar.waitFor({ timeout: 500 }).then(
      () => true,
      () => false,
    ))
  );
}

/** Where the card of a cluster stands at the end of the burst: nothing may be lost on the way there. */
const lastProgress = (i: number): number => 50 + (i % 45);

async function measureBurst(stack: ContractStack, owner: FleetOwner): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findChromium(chromiumPath),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await signIn(page, stack.url, owner);
    const opened = performance.now();
    await page.goto(`${stack.url}/clusters`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    row(`browser, ${CLUSTERS} clusters: the first cards`, ms(performance.now() - opened));
    const clusters = await clustersOf(stack, owner);
    await page.waitForFunction(
      (count) => document.querySelectorAll('main li h2').length === count,
      clusters.length,
    );
    row(`browser, ${CLUSTERS} clusters: all cards`, ms(performance.now() - opened));
    const { bus } = stack.platform.app.core;
    const publish = ({ uuid: clusterId, name }: Listed, progress: number) =>
      bus.publish(stack.platform.db, {
        event: 'clusterStatusUpdate',
        accountId: owner.accountId,
        payload: { clusterId, name, status: 'updating', progress, message: 'Updating' },
      });
    await untilLive(page, () => publish(clusters[0] as Listed, 0));
    const longTasks = await watchLongTasks(page);
    const before = stack.proxy.seen.length;
    const started = performance.now();
    const rounds = BURST / clusters.length;
    for (let round = 1; round <= rounds; round += 1) {
      for (const [i, cluster] of clusters.entries())
        await publish(cluster, round === rounds ? lastProgress(i) : Math.round((50 * round) / rounds));
    }
    const expected = clusters.map((_, i) => lastProgress(i)).sort((a, b) => a - b);
    await page.waitForFunction(
      (values) => {
        const shown = [...document.querySelectorAll('main [role=progressbar]')]
          .map((bar) => Number(bar.getAttribute('aria-valuenow')))
          .sort((a, b) => a - b);
        return JSON.stringify(shown) === JSON.stringify(values);
      },
      expected,
      { timeout: 120_000 },
    );
    const tasks = await longTasks();
    row(`burst of ${BURST} events, until every card is right`, ms(performance.now() - started));
    row(
      'long tasks over 50 ms meanwhile',
      tasks.length === 0 ? 'none' : `${tasks.length}, longest ${ms(Math.max(...tasks))}`,
    );
    row('platform calls meanwhile', String(stack.proxy.seen.length - before));
  } finally {
    await browser.close();
  }
}

const collect = (): number => {
  if (!globalThis.gc) throw new Error('Run with --expose-gc: npm run bench:clusters does.');
  globalThis.gc();
  return process.memoryUsage().heapUsed;
};

/** Orders that many clusters at once and waits for all of them; answers the milliseconds. */
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
  for (;;) {
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
    if (clusters.totalCount === 0) return performance.now() - started;
    await new Promise((done) => setTimeout(done, 250));
  }
}

async function measureProvisioning(stack: ContractStack): Promise<void> {
  const owner = await buildFleet(stack, { clusters: 0, addons: 0, name: 'builders' });
  row('1 cluster', ms(await provision(stack, owner, 1)));
  const heap = collect();
  row(`${AT_ONCE} clusters at once, all active after`, ms(await provision(stack, owner, AT_ONCE)));
  row('heap of both servers before', megabytes(heap));
  row('heap of both servers afterwards', megabytes(collect()));
}

const parts = process.argv.slice(2);
const wants = (part: string) => parts.length === 0 || parts.includes(part);

async function measure(webRoot: string): Promise<void> {
  const stack = await startBenchStack({ WEB_ROOT: webRoot });
  try {
    if (wants('provision')) await measureProvisioning(stack);
    if (!wants('list') && !wants('burst')) return;
    const started = performance.now();
    const large = await buildFleet(stack, { clusters: CLUSTERS, addons: ADDONS - 4, name: 'fleet' });
    row('building the fleet', ms(performance.now() - started));
    if (wants('list')) {
      const small = await buildFleet(stack, { clusters: 10, addons: ADDONS - 4, name: 'squad' });
      await measureList(stack, small, large);
    }
    if (wants('burst')) await measureBurst(stack, large);
  } finally {
    await stack.stop();
  }
}

await withClient(measure);
