/**
 * Storage that never throws: browsers may block it or find it full. Then values are kept until the page is left.
 * `storage` is a function because reading the property throws as well.
 */
function guarded(storage: () => Storage) {
  /** Values that could not be stored. */
  const memory = new Map<string, string>();
  const attempt = <T>(act: (kept: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    read: (key: string): string | null => memory.get(key) ?? attempt((kept) => kept.getItem(key)),
    write: (key: string, value: string): void => {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove: (key: string): void => {
      memory.delete(key);
      attempt((kept) => kept.removeItem(key));
    },
  };
}

/** Kept for later visits with this browser. */
export const browserStorage = guarded(() => localStorage);

/** Kept until this tab is closed. */
export const tabStorage = guarded(() => sessionStorage);
