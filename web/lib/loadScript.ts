/** Tries while the browser has a network; without one it waits as long as it takes. */
const MOST_TRIES = 5;
const RELOADED_FOR = 'kubedeck.reloadedFor';

let missing = 0;
const listeners = new Set<() => void>();

/** Are scripts awaited that could not be loaded at once? */
export const missingScripts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isAny: () => missing > 0,
};

function count(change: 1 | -1): void {
  missing += change;
  for (const listener of [...listeners]) listener();
}

let reload = () => window.location.reload();

/** Sets how the page is reloaded when a new build has replaced its scripts. */
export function reloadWith(run: () => void): void {
  reload = run;
}

/** Reloads the page, or opens the one that is being waited for. */
export const reloadPage = () => reload();

/** The scripts that start the client; their names change with every build. Empty when the page is not the client's. */
const buildOf = (page: Document) =>
  [...page.querySelectorAll('script[type="module"][src]')].map((script) => script.getAttribute('src')).join();

/** The build that the server has now, when it is another one than this page's. */
async function readNewBuild(): Promise<string | null> {
  try {
    const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' });
    const build = buildOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return build === '' || build === buildOf(document) ? null : build;
  } catch {
    return null;
  }
}

/** Reloads when the server has another build, once for each build: servers may disagree during a deployment. */
async function reloadIfReplaced(): Promise<void> {
  const build = await readNewBuild();
  if (build === null) return;
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === build) return;
    sessionStorage.setItem(RELOADED_FOR, build);
  } catch {
    // Without storage a reload could repeat for ever.
    return;
  }
  reload();
}

const online = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Loads a part of the client with `import()`. When that fails it is tried again until it succeeds: as soon as the
 * browser is online, or a few times with longer and longer waits.
 */
export async function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch {
    count(1);
    return await retry(load).finally(() => count(-1));
  }
}

async function retry<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let tries = 1; ;) {
    if (navigator.onLine) {
      await reloadIfReplaced();
      await wait(500 * 2 ** tries);
      tries += 1;
    } else await online();
    try {
      return await load();
    } catch (error) {
      if (tries > MOST_TRIES) throw error;
    }
  }
}
