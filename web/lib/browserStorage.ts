/**
 * Storage that never throws: browsers may block it or find it full. Then nothing is kept, and the page works without.
 * `storage` is a function because reading the property throws as well.
 */
function guarded(storage: () => Storage) {
  const attempt = <T>(act: (kept: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (key: string): string | null => attempt((kept) => kept.getItem(key)),
    write: (key: string, value: string): void => void attempt((kept) => kept.setItem(key, value)),
    remove: (key: string): void => void attempt((kept) => kept.removeItem(key)),
  };
}

/** Kept for later visits with this browser. */
export const browserStorage = guarded(() => localStorage);

/** Kept until this tab is closed. */
export const tabStorage = guarded(() => sessionStorage);
