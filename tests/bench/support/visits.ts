import type { Browser, Page } from 'playwright';
import { openWindow, type Visitor } from './browser.ts';
import { interactWithPage } from './interactions.ts';
import { PROFILES, readVitals, slowDown, type Profile, type Vitals } from './vitals.ts';

/** The measurements of one visit: after loading, and after all interactions. */
export interface Visited {
  readonly path: string;
  readonly profile: Profile;
  readonly before: Vitals;
  readonly after: Vitals;
}

interface Journey {
  readonly url: string;
  readonly visitor: Visitor;
  /** The path pattern of the router, with parameters. */
  readonly paths: readonly string[];
  readonly rounds: number;
  readonly clusterId: string;
}

interface Stop {
  readonly path: string;
  readonly address: string;
  readonly visitor: Visitor;
}

async function arrive(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const { pathname } = new URL(page.url());
  return pathname === new URL(address).pathname;
}

async function withPage<T>(browser: Browser, visitor: Visitor, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await openWindow(browser, visitor);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** The visitor of a route: a signed-in user or a guest; undefined if both are redirected. */
async function findStop(browser: Browser, path: string, journey: Journey): Promise<Stop | undefined> {
  const address = journey.url + path.replace(':clusterId', journey.clusterId);
  for (const visitor of [journey.visitor, undefined])
    if (await withPage(browser, visitor, (page) => arrive(page, address))) return { path, address, visitor };
  return undefined;
}

/** A failed visit is reported and skipped, because the other routes have taken a quarter of an hour. */
async function visit(
  browser: Browser,
  { path, address, visitor }: Stop,
  profile: Profile,
): Promise<Visited | undefined> {
  try {
    return await withPage(browser, visitor, async (page) => {
      await slowDown(page, profile);
      await arrive(page, address);
      const before = await readVitals(page);
      await interactWithPage(page);
      return { path, profile, before, after: await readVitals(page) };
    });
  } catch (error) {
    console.error(`${path}, ${profile.name}:`, error);
    return undefined;
  }
}

/** Visits every route with an empty cache, with each profile in turn, so that all run under the same machine load. */
export async function visitAll(browser: Browser, journey: Journey): Promise<Visited[]> {
  const visited: Visited[] = [];
  const stops: Stop[] = [];
  for (const path of journey.paths) {
    const stop = await findStop(browser, path, journey);
    if (stop) stops.push(stop);
  }
  for (let round = 0; round < journey.rounds; round += 1) {
    for (const stop of stops) {
      for (const profile of PROFILES) {
        const one = await visit(browser, stop, profile);
        if (one) visited.push(one);
      }
    }
  }
  return visited;
}
