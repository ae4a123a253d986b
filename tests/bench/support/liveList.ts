import type { Page } from 'playwright';
import type { ContractStack } from '../../support/contractStack.ts';
import type { FleetOwner } from './fleet.ts';
import { until } from './until.ts';
import { forgetTasks, readVitals } from './vitals.ts';

/** A cluster as selected by the list. */
export interface Listed {
  readonly uuid: string;
  readonly name: string;
}

const PAGE = `query ($after: String) { viewer { account { clusters(first: 100, after: $after) {
  pageInfo { endCursor hasNextPage } edges { node { uuid name } } } } } }`;
interface PageData {
  viewer: {
    account: {
      clusters: { pageInfo: { endCursor: string; hasNextPage: boolean }; edges: { node: Listed }[] };
    };
  };
}

/** All clusters of an account. */
export async function clustersOf(
  stack: ContractStack,
  owner: FleetOwner,
  after: string | null = null,
): Promise<Listed[]> {
  const data = await stack.run<PageData>(PAGE, { after }, owner.as);
  const { pageInfo, edges } = data.viewer.account.clusters;
  const listed = edges.map(({ node }) => node);
  return pageInfo.hasNextPage ? [...listed, ...(await clustersOf(stack, owner, pageInfo.endCursor))] : listed;
}

type Publish = (cluster: Listed, progress: number) => Promise<unknown>;

/** Returns a function that publishes update events of an account's clusters like the platform does. */
function publisher(stack: ContractStack, { accountId }: FleetOwner): Publish {
  const { bus } = stack.platform.app.core;
  return ({ uuid: clusterId, name }, progress) =>
    bus.publish(stack.platform.db, {
      event: 'clusterStatusUpdate',
      accountId,
      payload: {
        clusterId,
        name,
        status: 'updating',
        progress,
        message: 'Updating',
        detail: null,
        content: 'cluster',
      },
    });
}

/** Publishes until the page shows an event: an event before the subscription is active causes a refetch, which is not measured. */
async function untilLive(page: Page, publish: () => Promise<unknown>): Promise<void> {
  const bar = page.locator('main [role=progressbar]').first();
  await until('the page shows an event', async () => {
    await publish();
    return bar.waitFor({ timeout: 500, state: 'attached' }).then(
      () => true,
      () => false,
    );
  });
}

/** The final progress of a cluster at the end of the burst; no event may be lost. */
const lastProgress = (i: number): number => 50 + (i % 45);

/** Waits until the page shows these percentages in any order. */
const untilShown = (page: Page, expected: readonly number[]) =>
  page.waitForFunction(
    (values) => {
      const shown = [...document.querySelectorAll('main [role=progressbar]')]
        .map((bar) => Number(bar.getAttribute('aria-valuenow')))
        .sort((a, b) => a - b);
      return JSON.stringify(shown) === JSON.stringify(values);
    },
    [...expected].sort((a, b) => a - b),
    { timeout: 120_000, polling: 100 },
  );

/** The measurements of one burst. */
export interface BurstFigures {
  /** From the first event until every card shows the final state. */
  readonly took: number;
  readonly longTasks: readonly number[];
  /** Platform calls during the burst. */
  readonly calls: number;
}

/** Publishes `events` events for these clusters in turn while the page shows the list. */
export async function measureBurst(
  page: Page,
  { stack, owner, clusters, events }: BurstOptions,
): Promise<BurstFigures> {
  const publish = publisher(stack, owner);
  const [first] = clusters;
  if (!first) throw new Error('There is no cluster to update.');
  await untilLive(page, () => publish(first, 0));
  await forgetTasks(page);
  const before = stack.proxy.seen.length;
  const started = performance.now();
  const rounds = events / clusters.length;
  for (let round = 1; round <= rounds; round += 1) {
    for (const [i, cluster] of clusters.entries())
      await publish(cluster, round === rounds ? lastProgress(i) : Math.round((50 * round) / rounds));
  }
  await untilShown(
    page,
    clusters.map((_, i) => lastProgress(i)),
  );
  const took = performance.now() - started;
  const { longTasks } = await readVitals(page);
  return { took, longTasks, calls: stack.proxy.seen.length - before };
}

interface BurstOptions {
  readonly stack: ContractStack;
  readonly owner: FleetOwner;
  readonly clusters: readonly Listed[];
  readonly events: number;
}

/** Scrolls from the top of the page to its end, one wheel step per frame. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(600, 500);
  for (;;) {
    await page.mouse.wheel(0, 400);
    const isAtEnd = await page.evaluate(
      () =>
        new Promise<boolean>((done) =>
          requestAnimationFrame(() => {
            const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
            done(scrollTop + clientHeight >= scrollHeight - 2);
          }),
        ),
    );
    if (isAtEnd) return;
  }
}
