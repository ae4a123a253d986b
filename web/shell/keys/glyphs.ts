const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

/** What this computer's main modifier is called on its keys. */
export const modGlyph = (): string => (isMac() ? '⌘' : 'Ctrl ');

/** The keys of a shortcut as caps to draw: `mod+k` → Ctrl, K; `g d` → G, D. */
export function keyCaps(keys: string): string[] {
  return keys
    .split(/[ +]/)
    .map((key) => (key === 'mod' ? modGlyph().trim() : key.length === 1 ? key.toUpperCase() : key));
}
