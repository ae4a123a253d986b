const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

function glyph(key: string): string {
  if (key !== 'mod') return key.length === 1 ? key.toUpperCase() : key;
  return isMac() ? '⌘' : 'Ctrl';
}

/** Keys to press, one after the other; `mod` shows as ⌘ or Ctrl. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <kbd className="kd-kbd">
      {keys.map((key, index) => (
        <kbd key={index}>{glyph(key)}</kbd>
      ))}
    </kbd>
  );
}
