const isMac = () => /mac|iphone|ipad/i.test(navigator.userAgent);

function glyph(key: string): string {
  if (key !== 'mod') return key.length === 1 ? key.toUpperCase() : key;
  return isMac() ? '⌘' : 'Ctrl';
}

/** Keys of a shortcut in sequence; `mod` is shown as ⌘ or Ctrl. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <kbd className="kd-kbd">
      {keys.map((key, index) => (
        <kbd key={index}>{glyph(key)}</kbd>
      ))}
    </kbd>
  );
}
