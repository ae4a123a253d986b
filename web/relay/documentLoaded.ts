import { PreloadableQueryRegistry } from 'relay-runtime';

/**
 * Resolves when the document of a `@preloadable` query has been loaded, which comes with the code of its screen. Rejects
 * when `signal` aborts.
 */
export async function documentLoaded(id: string, signal: AbortSignal): Promise<void> {
  if (PreloadableQueryRegistry.get(id)) return;
  await new Promise<void>((resolve) => {
    const waiting = PreloadableQueryRegistry.onLoad(id, () => done());
    const done = () => {
      waiting.dispose();
      signal.removeEventListener('abort', done);
      resolve();
    };
    signal.addEventListener('abort', done);
  });
  signal.throwIfAborted();
}
