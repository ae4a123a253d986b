const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** The label of this computer's main modifier key. */
export const modGlyph = (): string => (isMac() ? '⌘' : 'Ctrl ');

/** The keys of a shortcut as shown in `Kbd`: `mod+k` → Ctrl, K; `g d` → G, D. */
export function keyCaps(keys: string): string[] {
  return keys
    .split(/[ +]/)
    .map((key) => (key === 'mod' ? modGlyph().trim() : key.length === 1 ? key.toUpperCase() : key));
}
