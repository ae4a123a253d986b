import type { BrowserContext, CDPSession, Page } from 'playwright';

/** The web vitals of a page so far, in milliseconds. */
export interface Vitals {
  /** Largest contentful paint since the start of the navigation. */
  readonly lcp: number;
  /** Cumulative layout shift: the largest burst of unexpected shifts. */
  readonly cls: number;
  /** The longest event of every interaction, from input to next paint. */
  readonly interactions: readonly number[];
  /** Tasks over 50 ms since the last `forgetTasks`. */
  readonly longTasks: readonly number[];
}

interface Watched extends Window {
  vitals: { lcp: number; cls: number; longTasks: number[]; interactions: Map<number, number> };
}

/** Runs in the page before other scripts. A burst of shifts ends after one second without a shift or after five seconds. */
function watch(): void {
  const vitals: Watched['vitals'] = { lcp: 0, cls: 0, longTasks: [], interactions: new Map() };
  Object.assign(window, { vitals });
  const observe = <Entry extends PerformanceEntry>(
    type: string,
    note: (entry: Entry) => void,
    options: object = {},
  ) =>
    new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(note)).observe({
      type,
      buffered: true,
      ...options,
    });
  const burst = { start: 0, end: 0, sum: 0 };
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  observe('layout-shift', (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (entry.hadRecentInput) return;
    const { startTime } = entry;
    const isNew = startTime - burst.end > 1_000 || startTime - burst.start > 5_000;
    if (isNew) Object.assign(burst, { start: startTime, sum: 0 });
    burst.end = startTime;
    burst.sum += entry.value;
    vitals.cls = Math.max(vitals.cls, burst.sum);
  });
  observe('longtask', ({ duration }) => vitals.longTasks.push(duration));
  const noteEvent = ({ duration, interactionId }: PerformanceEntry & { interactionId: number }) => {
    if (interactionId === 0) return;
    vitals.interactions.set(interactionId, Math.max(vitals.interactions.get(interactionId) ?? 0, duration));
  };
  observe('event', noteEvent, { durationThreshold: 16 });
}

/** Makes every page of this context record its vitals from the start. */
export async function watchVitals(context: BrowserContext): Promise<void> {
  // The TypeScript loader wraps functions with a helper that does not exist in pages.
  await context.addInitScript('globalThis.__name = (target) => target;');
  await context.addInitScript(watch);
}

/** The vitals of the current document, after the paint following the last interaction was recorded. */
export function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(async () => {
    // Observers are notified of a frame after it was painted.
    for (let i = 0; i < 3; i += 1) await new Promise((done) => requestAnimationFrame(done));
    await new Promise((done) => setTimeout(done, 50));
    const { lcp, cls, longTasks, interactions } = (window as unknown as Watched).vitals;
    return { lcp, cls, longTasks, interactions: [...interactions.values()] };
  });
}

/** Discards the long tasks and interactions recorded so far. */
export async function forgetTasks(page: Page): Promise<void> {
  await readVitals(page);
  await page.evaluate(() => {
    const { vitals } = window as unknown as Watched;
    vitals.longTasks.length = 0;
    vitals.interactions.clear();
  });
}

/** CPU and network conditions of a page. */
export interface Profile {
  readonly name: string;
  /** CPU slowdown factor relative to this machine. */
  readonly slowdown: number;
}

const LINE = { offline: false, latency: 40, downloadThroughput: 1.28e6, uploadThroughput: 1.28e6 };

/** Lighthouse's desktop profile (40 ms latency, 10 Mbit/s, no slowdown), and the same with a CPU four times slower. */
export const PROFILES: readonly Profile[] = [
  { name: 'desktop', slowdown: 1 },
  { name: 'CPU 4x slower', slowdown: 4 },
];
export const VIEWPORT = { width: 1350, height: 940 };

/** Applies a profile to a page. */
export async function slowDown(page: Page, { slowdown }: Profile): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}
