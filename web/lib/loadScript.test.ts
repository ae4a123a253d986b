import { loadScript, missingScripts, reloadWith } from './loadScript.ts';

const pageWith = (entry: string) =>
  `<script type="module" src="/assets/runtime.js"></script><script type="module" src="${entry}"></script>`;
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const goOnline = () => {
  setOnline(true);
  window.dispatchEvent(new Event('online'));
};
const unreachable = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let served: string | null;
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  setOnline(true);
  served = '/assets/index-old.js';
  document.head.innerHTML = pageWith(served);
  vi.stubGlobal('fetch', () =>
    served === null
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(new Response(pageWith(served))),
  );
  reload.mockClear();
  reloadWith(reload);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.innerHTML = '';
});

describe('loadScript', () => {
  it('returns the module', async () => {
    expect(await loadScript(() => Promise.resolve('module'))).toBe('module');
    expect(missingScripts.isAny()).toBe(false);
  });

  it('waits while offline, and imports when the browser is online', async () => {
    setOnline(false);
    const load = vi.fn(() => Promise.resolve('module'));
    const loading = loadScript(load);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(missingScripts.isAny()).toBe(true);
    expect(load).not.toHaveBeenCalled();
    goOnline();
    expect(await loading).toBe('module');
    expect(missingScripts.isAny()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('returns a module that was imported before, offline as well', async () => {
    const load = () => Promise.resolve('module');
    await loadScript(load);
    setOnline(false);
    expect(await loadScript(load)).toBe('module');
  });

  it('retries a few times while the server cannot be reached, then fails', async () => {
    served = null;
    const load = vi.fn(unreachable);
    const loading = expect(loadScript(load)).rejects.toThrow('Failed to fetch');
    await vi.advanceTimersByTimeAsync(120_000);
    await loading;
    expect(load).toHaveBeenCalledTimes(6);
    expect(missingScripts.isAny()).toBe(false);
  });

  it('reloads once when the server has another build', async () => {
    served = '/assets/index-new.js';
    const loading = expect(loadScript(unreachable)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(120_000);
    await loading;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again for the build after that', async () => {
    for (const entry of ['/assets/index-new.js', '/assets/index-newest.js']) {
      served = entry;
      const loading = expect(loadScript(unreachable)).rejects.toThrow();
      await vi.advanceTimersByTimeAsync(120_000);
      await loading;
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
