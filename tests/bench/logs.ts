/**
 * Logs from the container to the screen: the first thousand lines, 500 lines a second on a processor that is four times
 * slower, a search in 100,000 lines, memory, and one stream of the platform for 1,000 viewers. `npm run bench:logs`, or
 * one part: `npm run bench:logs -- viewers`, `page` or `search`.
 */
import type { Browser, Page } from 'playwright';
import type { ContractStack } from '../support/contractStack.ts';
import { openWindow, signIn, withBrowser } from './support/browser.ts';
import { withClientBuild } from './support/bundle.ts';
import { megabytes, ms, percentile, row } from './support/figures.ts';
import { buildFleet, startBenchStack, type FleetOwner } from './support/fleet.ts';
import { clustersOf } from './support/liveList.ts';
import { subscribeMany } from './support/subscribers.ts';
import { until } from './support/until.ts';
import { forgetTasks, readVitals } from './support/vitals.ts';

const VIEWERS = 1_000;
const FIRST_LINES = 1_000;
const WATCHED_MS = 20_000;
/** A pod of the sample image writes 500 lines a second. */
const CHATTY = 'ghcr.io/acme/chatty';
const FAST_PODS = 8;
const BUFFER = 100_000;

interface Deployed {
  clusterUuid: string;
  /** The global id of the deployment. */
  id: string;
  uuid: string;
}

/** Deploys an image on the first cluster and waits until it runs. */
async function deploy(
  stack: ContractStack,
  owner: FleetOwner,
  { image, replicas = 1 }: { image: string; replicas?: number },
): Promise<Deployed> {
  const [cluster] = await clustersOf(stack, owner);
  if (!cluster) throw new Error('The account has no cluster.');
  const find = `query ($uuid: ID!) { cluster(id: $uuid) { id deployments { nodes { id uuid name status } } } }`;
  interface Found {
    cluster: {
      id: string;
      deployments: { nodes: { id: string; uuid: string; name: string; status: string }[] };
    };
  }
  const { cluster: found } = await stack.run<Found>(find, { uuid: cluster.uuid }, owner.as);
  const name = `${image.replace(/.*\//, '')}-${replicas}`;
  await stack.run(
    `mutation ($input: CreateDeploymentInput!) { createDeployment(input: $input) { __typename } }`,
    {
      input: {
        clusterId: found.id,
        name,
        imageRepository: image,
        imageTag: '1.0.0',
        replicas,
      },
    },
    owner.as,
  );
  const findDeployed = async () => {
    const { cluster: now } = await stack.run<Found>(find, { uuid: cluster.uuid }, owner.as);
    const deployment = now.deployments.nodes.find((one) => one.name === name);
    if (deployment?.status === 'FAILED') throw new Error('The deployment failed.');
    return deployment?.status === 'DEPLOYED' && deployment;
  };
  const { id, uuid } = await until(`${name} is deployed`, findDeployed, 200);
  return { clusterUuid: cluster.uuid, id, uuid };
}

async function measureViewers(stack: ContractStack, owner: FleetOwner, { id }: Deployed): Promise<void> {
  const before = stack.proxy.seen.length;
  const document = 'subscription ($id: ID!) { logTail(target: $id) { text } }';
  const viewers = await subscribeMany(VIEWERS, {
    url: `${stack.url.replace('http', 'ws')}/graphql`,
    tokenOf: () => owner.as.token,
    payloadOf: () => ({ query: document, variables: { id } }),
  });
  await Promise.all(
    viewers.listeners.map((viewer) => new Promise<void>((done) => (viewer.onNext = () => done()))),
  );
  const streams = stack.proxy.seen.slice(before).filter(({ path }) => path.includes('/logs/stream'));
  row(`streams of the platform for ${VIEWERS} viewers of one log`, String(streams.length));
  viewers.leave();
}

async function openLog(browser: Browser, stack: ContractStack, owner: FleetOwner): Promise<Page> {
  const context = await openWindow(browser, await signIn(browser, stack.url, owner.email));
  return context.newPage();
}

const addressOf = ({ url }: ContractStack, { clusterUuid, uuid }: Deployed, query = '') =>
  `${url}/clusters/${clusterUuid}/deployments/${uuid}/logs${query}`;

/** How far the newest line on screen is behind, a few times a second. */
const delaysOf = (page: Page, duration: number) =>
  page.evaluate(async (total) => {
    const delays: number[] = [];
    const end = performance.now() + total;
    while (performance.now() < end) {
      await new Promise((done) => setTimeout(done, 100));
      const text = [...document.querySelectorAll('.log-text')].at(-1)?.textContent ?? '';
      const at = Date.parse(/\d{4}-\d\d-\d\dT[\d:.]+Z/.exec(text)?.[0] ?? '');
      if (!Number.isNaN(at)) delays.push(Date.now() - at);
    }
    return delays;
  }, duration);

async function measurePage(
  browser: Browser,
  stack: ContractStack,
  owner: FleetOwner,
  deployed: Deployed,
): Promise<void> {
  const page = await openLog(browser, stack, owner);
  await page.goto(addressOf(stack, deployed).replace('/logs', ''));
  const tab = page.getByRole('link', { name: 'Logs', exact: true });
  await tab.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  // The first visit loads the scripts of the tab.
  await tab.click();
  await page.locator('.log-row').first().waitFor();
  await page.getByRole('link', { name: 'Overview', exact: true }).last().click();
  await page.getByText('Ready pods').waitFor();
  const started = performance.now();
  await page.goto(addressOf(stack, deployed, `?lines=${FIRST_LINES}`));
  await page.locator('.log-row').first().waitFor();
  row(`whole page with the last ${FIRST_LINES} lines, CPU 4x slower`, ms(performance.now() - started));
  await forgetTasks(page);
  const delays = await delaysOf(page, WATCHED_MS);
  const { longTasks } = await readVitals(page);
  row('container to screen at 500 lines/s, CPU 4x slower, p95', ms(percentile(delays, 95)));
  const longest = longTasks.length > 0 ? `, longest ${ms(Math.max(...longTasks))}` : '';
  row(`long tasks in ${WATCHED_MS / 1_000} s of 500 lines/s, CPU 4x slower`, `${longTasks.length}${longest}`);
  await page.context().close();
}

async function measureSearch(
  browser: Browser,
  stack: ContractStack,
  owner: FleetOwner,
  deployed: Deployed,
): Promise<void> {
  const page = await openLog(browser, stack, owner);
  await page.goto(addressOf(stack, deployed));
  const lines = page.getByText(/^[\d,]+ lines$/);
  await lines.waitFor();
  const count = async () => Number((await lines.textContent())?.replaceAll(/\D/g, ''));
  await until(`the page has ${BUFFER} lines`, async () => (await count()) >= BUFFER, 500);
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  row(`memory of a page with ${BUFFER} lines`, megabytes(usedSize));
  await forgetTasks(page);
  const took = page.evaluate(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=search]');
    const status = input?.closest('[role=search]')?.parentElement?.querySelector('[role=status]');
    const from = await new Promise<number>((done) =>
      input?.addEventListener('input', () => done(performance.now()), { once: true, capture: true }),
    );
    while (!/\d/.test(status?.textContent ?? '')) {
      if (performance.now() - from > 120_000) throw new Error('The count was not shown within two minutes.');
      await new Promise((done) => setTimeout(done, 5));
    }
    return performance.now() - from;
  });
  await page.getByRole('searchbox', { name: 'Search logs' }).focus();
  await page.keyboard.insertText('GET /login');
  row(`search in ${BUFFER} lines until its count is shown`, ms(await took));
  const { longTasks } = await readVitals(page);
  row('long tasks meanwhile', String(longTasks.length));
  await page.context().close();
}

const [part] = process.argv.slice(2);
const wants = (name: string) => part === undefined || part === name;

await withClientBuild(async (folder) => {
  const stack = await startBenchStack({ WEB_ROOT: folder });
  try {
    const owner = await buildFleet(stack, { clusters: 1, addons: 0, name: 'logs' });
    if (wants('viewers')) await measureViewers(stack, owner, await deploy(stack, owner, { image: 'nginx' }));
    await withBrowser(async (browser) => {
      if (wants('page'))
        await measurePage(browser, stack, owner, await deploy(stack, owner, { image: CHATTY }));
      if (wants('search'))
        await measureSearch(
          browser,
          stack,
          owner,
          await deploy(stack, owner, { image: CHATTY, replicas: FAST_PODS }),
        );
    });
  } finally {
    await stack.stop();
  }
});
