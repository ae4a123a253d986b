import { useState, type CSSProperties } from 'react';

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
    <span className="kd-avatar" aria-hidden style={{ '--size': `${size}px` } as CSSProperties}>
      {picture ? <img src={picture} alt="" onError={() => setMissing(picture)} /> : initials(name)}
    </span>
  );
}
