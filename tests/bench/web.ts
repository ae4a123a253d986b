/**
 * The web client in a browser: the production build on the real stack. What every route loads, how soon it is usable,
 * its layout shifts and interaction latency; and a list of 500 clusters while scrolling and receiving events.
 * `npm run bench:web`, or one part: `npm run bench:web -- scripts`, `routes` or `list`; a second argument selects routes
 * whose path contains it: `npm run bench:web -- routes settings`.
 */
import type { Browser } from 'playwright';
import type { ContractStack } from '../support/contractStack.ts';
import { readBundle, withClientBuild, type Bundle } from './support/bundle.ts';
import { openWindow, signIn, withBrowser } from './support/browser.ts';
import { median, ms, row } from './support/figures.ts';
import { buildFleet, startBenchStack } from './support/fleet.ts';
import { clustersOf, measureBurst, scrollThrough } from './support/liveList.ts';
import { readVisits, type Visit } from './support/routes.ts';
import { forgetTasks, PROFILES, readVitals } from './support/vitals.ts';
import { visitAll, type Visited } from './support/visits.ts';

const ROUNDS = 3;
/** The number of clusters of the measured account; small, as in most accounts. */
const SQUAD = 20;
const FLEET = 500;
/** Updating clusters: the gateway queues events of this many objects for a slow client, and sends a resync beyond. */
const MOVING = 200;
const EVENTS = 1_000;

/** Our targets: kilobytes of 1,000 bytes, milliseconds, and cumulative layout shift as defined by browsers. */
const TARGETS = { signIn: 260, script: 390, lcp: 1_300, inp: 100, cls: 0.02 } as const;

const missed: string[] = [];

/** Marks a figure that misses its target, and records it for the summary. */
function judge(what: string, value: number, target: number, text: string): string {
  if (value <= target) return text;
  missed.push(`${what}: ${text}`);
  return `${text} !`;
}

function measureScripts(bundle: Bundle, visits: readonly Visit[]): void {
  for (const { path, modules } of visits) {
    const kilobytes = bundle.gzipBytes(modules) / 1000;
    const target = path === '/signin' ? TARGETS.signIn : TARGETS.script;
    row(path, judge(path, kilobytes, target, `${kilobytes.toFixed(1)} kB of ${target}`));
  }
}

const longest = (values: readonly number[]): number => Math.max(0, ...values);

function describe({ path, profile }: Visited, rounds: readonly Visited[]): string {
  const isDesktop = profile === PROFILES[0];
  const lcp = median(rounds.map(({ before }) => before.lcp));
  const cls = median(rounds.map(({ after }) => after.cls));
  const inp = median(rounds.map(({ after }) => longest(after.interactions)));
  const what = `${path}, ${profile.name}`;
  // The slow profile has no speed target; only its layout shift has one.
  const figures = [
    judge(`${what}, LCP`, lcp, isDesktop ? TARGETS.lcp : Infinity, ms(lcp)),
    judge(`${what}, CLS`, cls, TARGETS.cls, cls.toFixed(3)),
    judge(`${what}, INP`, inp, isDesktop ? TARGETS.inp : Infinity, ms(inp)),
  ];
  return figures.map((figure) => figure.padEnd(12)).join('');
}

async function measureRoutes(
  stack: ContractStack,
  browser: Browser,
  visits: readonly Visit[],
): Promise<void> {
  const owner = await buildFleet(stack, { clusters: SQUAD, addons: 4, name: 'squad' });
  const [cluster] = await clustersOf(stack, owner);
  const visitor = await signIn(browser, stack.url, owner.email);
  const paths = visits.map(({ path }) => path);
  const visited = await visitAll(browser, {
    url: stack.url,
    visitor,
    paths,
    rounds: ROUNDS,
    clusterId: cluster?.uuid ?? '',
  });
  for (const profile of PROFILES) {
    row(`\n${profile.name}`, ['LCP', 'CLS', 'INP'].map((name) => name.padEnd(12)).join(''));
    for (const path of paths) {
      const rounds = visited.filter((one) => one.path === path && one.profile === profile);
      const [first] = rounds;
      row(path, first ? describe(first, rounds) : 'leads elsewhere for this account, or failed');
    }
  }
}

const tasksText = (tasks: readonly number[]): string =>
  tasks.length === 0 ? 'none' : `${tasks.length}, longest ${ms(longest(tasks))}`;

async function measureList(stack: ContractStack, browser: Browser): Promise<void> {
  console.log(`\nBuilding ${FLEET} clusters, which takes about five minutes.`);
  const owner = await buildFleet(stack, { clusters: FLEET, addons: 0, name: 'fleet' });
  const clusters = await clustersOf(stack, owner);
  const context = await openWindow(browser, await signIn(browser, stack.url, owner.email));
  const page = await context.newPage();
  const opened = performance.now();
  await page.goto(`${stack.url}/clusters?view=cards`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  row(`\n${FLEET} clusters: the first cards`, ms(performance.now() - opened));
  await page.waitForFunction((count) => document.querySelectorAll('main li h2').length === count, FLEET);
  row('all cards', ms(performance.now() - opened));
  row('long tasks meanwhile', tasksText((await readVitals(page)).longTasks));

  await forgetTasks(page);
  await scrollThrough(page);
  const scrolled = await readVitals(page);
  const noTasks = (what: string, tasks: readonly number[]) =>
    row(`long tasks while ${what}`, judge(`long tasks while ${what}`, tasks.length, 0, tasksText(tasks)));
  noTasks('scrolling to the end', scrolled.longTasks);
  await page.evaluate(() => window.scrollTo(0, 0));

  const burst = await measureBurst(page, {
    stack,
    owner,
    clusters: clusters.slice(0, MOVING),
    events: EVENTS,
  });
  row(`${EVENTS} events on ${MOVING} clusters, until all are right`, ms(burst.took));
  row('platform calls meanwhile', judge('platform calls in a burst', burst.calls, 0, String(burst.calls)));
  noTasks('events arrive', burst.longTasks);
  await context.close();
}

const [part, filter = ''] = process.argv.slice(2);
const wants = (name: string) => part === undefined || part === name;

await withClientBuild(async (folder) => {
  const visits = (await readVisits()).filter(({ path }) => path.includes(filter));
  if (wants('scripts')) measureScripts(readBundle(folder), visits);
  if (!wants('routes') && !wants('list')) return;
  const stack = await startBenchStack({ WEB_ROOT: folder });
  try {
    await withBrowser(async (browser) => {
      if (wants('routes')) await measureRoutes(stack, browser, visits);
      if (wants('list')) await measureList(stack, browser);
    });
  } finally {
    await stack.stop();
  }
});
console.log(missed.length === 0 ? '\nAll targets are met.' : `\nMissed targets:\n${missed.join('\n')}`);
