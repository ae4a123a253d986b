import type { readInlineData } from 'relay-runtime';

type Reader = typeof readInlineData;

let reader: Reader | undefined;

/** Told by the data layer when it is loaded; sign-in pages are drawn without it. */
export function provideReader(relay: Reader): void {
  reader = relay;
}

/** Relay's `readInlineData`. Only Relay hands out the keys it reads, so it is loaded by the time there is one. */
export const readInline: Reader = (...args: Parameters<Reader>) => {
  if (!reader) throw new Error('A fragment key was read before the data layer was loaded.');
  return reader(...args);
};
