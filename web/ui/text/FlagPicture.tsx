import { DE, FI, SG, US } from 'country-flag-icons/react/3x2';

const pictures = { DE, FI, SG, US };

export type FlagCode = keyof typeof pictures;

/** The picture in a `Flag`. */
export function FlagPicture({ code }: { code: FlagCode }) {
  const Picture = pictures[code];
  return <Picture />;
}
