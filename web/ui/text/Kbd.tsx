import { chakra } from '@chakra-ui/react';
import { modGlyph } from './modGlyph.ts';

const Keys = chakra('kbd', {
  base: {
    display: 'inline-flex',
    gap: '0.125rem',
    fontFamily: 'inherit',
    '& > kbd': {
      display: 'inline-grid',
      placeItems: 'center',
      minWidth: '5',
      height: '5',
      px: '1',
      border: '1px solid',
      borderColor: 'border.emphasized',
      borderRadius: 'sm',
      bg: 'bg.subtle',
      color: 'fg.muted',
      fontFamily: 'body',
      fontSize: 'xs',
      lineHeight: '1',
    },
  },
});

function glyph(key: string): string {
  if (key === 'mod') return modGlyph().trim();
  return key.length === 1 ? key.toUpperCase() : key;
}

/** The keys of a shortcut, such as `mod+k` or `g d`; `mod` is shown as ⌘ or Ctrl. */
export function Kbd({ shortcut }: { shortcut: string }) {
  return (
    <Keys>
      {shortcut.split(/[ +]/).map((key, index) => (
        <kbd key={index}>{glyph(key)}</kbd>
      ))}
    </Keys>
  );
}
