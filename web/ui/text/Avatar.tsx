import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

const Circle = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'brand.subtle',
    color: 'brand.onSubtle',
    fontWeight: 'semibold',
    lineHeight: '1',
    '& img': { boxSize: 'full', objectFit: 'cover' },
  },
});

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

export interface AvatarProps {
  /** For the initials only: the avatar is decorative, the name is shown beside it. */
  name: string;
  src?: string | null;
  size?: number;
}

/** A person's picture, or initials if it is missing or cannot be loaded. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  const picture = src && src !== missing ? src : undefined;
  return (
    <Circle
      className="kd-avatar"
      aria-hidden
      style={{ width: size, height: size, fontSize: Math.max(12, size * 0.38) }}
    >
      {picture ? <img src={picture} alt="" onError={() => setMissing(picture)} /> : initials(name)}
    </Circle>
  );
}
