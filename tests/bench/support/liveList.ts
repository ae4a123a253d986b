import type { Page } from 'playwright';
import type { ContractStack } from '../../support/contractStack.ts';
import type { FleetOwner } from './fleet.ts';
import { forgetTasks, readVitals } from './vitals.ts';

/** A cluster as the list names it. */
export interface Listed {
  readonly uuid: string;
  readonly name: string;
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

/** Every cluster of somebody's account. */
export async function clustersOf(
  stack: ContractStack,
  owner: FleetOwner,
  after: string | null = null,
): Promise<Listed[]> {
  const answer = await stack.run<PageAnswer>(PAGE, { after }, owner.as);
  const { pageInfo, edges } = answer.viewer.account.clusters;
  const listed = edges.map(({ node }) => node);
  return pageInfo.hasNextPage ? [...listed, ...(await clustersOf(stack, owner, pageInfo.endCursor))] : listed;
}

type Publish = (cluster: Listed, progress: number) => Promise<unknown>;

/** Tells that a cluster of somebody's account is being updated, as the platform itself would. */
function teller(stack: ContractStack, { accountId }: FleetOwner): Publish {
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

/** Events that nobody asked for yet are made good by asking anew, which this is not about. */
async function untilLive(page: Page, publish: () => Promise<unknown>): Promise<void> {
  const bar = page.locator('main [role=progressbar]').first();
  do await publish();
  while (
    !(await bar.waitFor({ timeout: 500, state: 'attached' }).then(
      () => true,
      () => false,
    ))
  );
}

/** Where the card of a cluster stands at the end of the burst: nothing may be lost on the way there. */
const lastProgress = (i: number): number => 50 + (i % 45);

/** Waits until the page shows these percentages, in any order. */
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

/** What a list made of a burst. */
export interface BurstFigures {
  /** From the first event until every card was right. */
  readonly took: number;
  readonly longTasks: readonly number[];
  /** Platform calls meanwhile. */
  readonly calls: number;
}

/** Tells of these clusters in turn, `events` times altogether, while the list is open on the page. */
export async function measureBurst(
  page: Page,
  { stack, owner, clusters, events }: BurstOptions,
): Promise<BurstFigures> {
  const publish = teller(stack, owner);
  const [first] = clusters;
  if (!first) throw new Error('There is no cluster to tell of.');
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

/** Turns the wheel from the top of the page to its end, a notch per picture. */
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
