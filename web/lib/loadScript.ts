import { Emitter } from './emitter.ts';

/** Retries after the first attempt while the browser is online; offline it waits without a limit. */
const MAX_RETRIES = 5;
const RELOADED_FOR = 'kubedeck.reloadedFor';

let missing = 0;
const changed = new Emitter();

/** Whether scripts are being retried. */
export const missingScripts = {
  subscribe: changed.subscribe,
  isAny: () => missing > 0,
};

function count(change: 1 | -1): void {
  missing += change;
  changed.emit();
}

let reload = () => window.location.reload();

/** Sets how the page is reloaded when a new build has replaced its scripts. */
export function reloadWith(run: () => void): void {
  reload = run;
}

/** Reloads the page, or opens the pending navigation. */
export const reloadPage = () => reload();

/** The entry scripts of the client; their names change with every build. Empty for pages of other servers. */
const buildOf = (page: Document) =>
  [...page.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src')).join();

/** The build on the server, if it differs from this page's. */
async function readNewBuild(): Promise<string | null> {
  try {
    const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    const build = buildOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return build === '' || build === buildOf(document) ? null : build;
  } catch {
    return null;
  }
}

/** Reloads if the server has another build, once per build: during a deployment, servers may serve different builds. */
async function reloadIfReplaced(): Promise<void> {
  const build = await readNewBuild();
  if (build === null) return;
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === build) return;
    sessionStorage.setItem(RELOADED_FOR, build);
  } catch {
    // Without storage the page could reload in a loop.
    return;
  }
  reload();
}

const online = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const loaded = new WeakSet<() => Promise<unknown>>();

async function attempt<Module>(load: () => Promise<Module>): Promise<Module> {
  const module = await load();
  loaded.add(load);
  return module;
}

/**
 * Loads a script with `import()`. On failure it retries: offline as soon as the browser is online again, otherwise a
 * few times with increasing waits. A new script is not tried while the browser is offline, because Chromium remembers
 * a failed import until the page is reloaded.
 */
export async function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  if (navigator.onLine || loaded.has(load)) {
    try {
      return await attempt(load);
    } catch {
      // Retried below.
    }
  }
  count(1);
  return await retry(load).finally(() => count(-1));
}

async function retry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let retries = 0; ;) {
    if (navigator.onLine) {
      await reloadIfReplaced();
      retries += 1;
      await wait(500 * 2 ** retries);
    } else await online();
    try {
      return await attempt(load);
    } catch (error) {
      if (retries >= MAX_RETRIES) throw error;
    }
  }
}
