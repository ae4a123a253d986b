/** One colour role in both modes. */
export interface Role {
  light: string;
  dark: string;
}

const role = (light: string, dark: string): Role => ({ light, dark });

/** Page surfaces; dark surfaces get lighter with elevation. */
export const surfaces = {
  canvas: role('#ffffff', '#0b0c0f'),
  subtle: role('#fafafa', '#111216'),
  muted: role('#f4f4f5', '#1b1d22'),
  panel: role('#ffffff', '#15161a'),
  overlay: role('#ffffff', '#1b1d22'),
};

export const text = {
  default: role('#18181b', '#f4f4f5'),
  muted: role('#52525b', '#a9a9b2'),
  subtle: role('#666670', '#8f8f99'),
  error: role('#c81e1e', '#ff8f8f'),
  warning: role('#92400e', '#fbbf6b'),
  success: role('#116932', '#6ee7a0'),
  info: role('#1d4fd7', '#8ab8ff'),
};

export const borders = {
  divider: role('#e4e4e7', '#26272c'),
  emphasized: role('#d4d4d8', '#3a3b42'),
  control: role('#80808a', '#72727d'),
};

export const focusRing = role('#0e7a93', '#3cc4de');

export interface Palette {
  solid: Role;
  contrast: Role;
  fg: Role;
  subtle: Role;
  muted: Role;
  emphasized: Role;
  border: Role;
  /** Text on `subtle`. */
  onSubtle: Role;
  /** Filled part of a bar; the track is `surfaces.muted`. */
  bar: Role;
}

const white = role('#ffffff', '#ffffff');

/** Status hues mean status only; `brand` (petrol) means interaction only. */
export const palettes = {
  brand: {
    solid: role('#0b6175', '#3cc4de'),
    contrast: role('#ffffff', '#06222a'),
    fg: role('#0b6175', '#5fd3e8'),
    subtle: role('#e2f4f8', '#0c2a33'),
    muted: role('#cdebf2', '#103844'),
    emphasized: role('#a9dbe6', '#174b5a'),
    border: role('#7fbccb', '#1f6173'),
    onSubtle: role('#0b5365', '#8be3f3'),
    bar: role('#0b6175', '#3cc4de'),
  },
  gray: {
    solid: role('#27272a', '#e4e4e7'),
    contrast: role('#ffffff', '#18181b'),
    fg: role('#3f3f46', '#d4d4d8'),
    subtle: role('#f0f0f2', '#23252a'),
    muted: role('#e4e4e7', '#2b2d33'),
    emphasized: role('#d4d4d8', '#3a3b42'),
    border: role('#d4d4d8', '#3a3b42'),
    onSubtle: role('#3f3f46', '#d4d4d8'),
    bar: borders.control,
  },
  success: {
    solid: role('#116932', '#15803d'),
    contrast: white,
    fg: text.success,
    subtle: role('#e2f7e9', '#0f2818'),
    muted: role('#cdefd8', '#143721'),
    emphasized: role('#a7dfb9', '#1b4a2c'),
    border: role('#8fd0a5', '#235e38'),
    onSubtle: role('#0f5c2c', '#86efac'),
    bar: role('#16803c', '#4ade80'),
  },
  danger: {
    solid: role('#c81e1e', '#d32f2f'),
    contrast: white,
    fg: text.error,
    subtle: role('#fdeaea', '#351416'),
    muted: role('#fbd5d5', '#471a1d'),
    emphasized: role('#f5b5b5', '#5d2225'),
    border: role('#eba0a0', '#74292d'),
    onSubtle: role('#a31515', '#fcaeae'),
    bar: role('#c81e1e', '#ff7070'),
  },
  warning: {
    solid: role('#92400e', '#f59e0b'),
    contrast: role('#ffffff', '#221300'),
    fg: text.warning,
    subtle: role('#fdf2d8', '#30210a'),
    muted: role('#fae6b4', '#402c0d'),
    emphasized: role('#f3d17f', '#563b11'),
    border: role('#e0b85c', '#6c4b16'),
    onSubtle: role('#83390c', '#fcd34d'),
    bar: role('#b45309', '#fbbf24'),
  },
  info: {
    solid: role('#1d4fd7', '#2563eb'),
    contrast: white,
    fg: text.info,
    subtle: role('#e6eefe', '#13233f'),
    muted: role('#d2e0fd', '#192f56'),
    emphasized: role('#b0c8fa', '#203d70'),
    border: role('#94b4f5', '#2a4d8a'),
    onSubtle: role('#1a45b8', '#a3c8ff'),
    bar: text.info,
  },
  progress: {
    solid: role('#6b21b8', '#8b3fe0'),
    contrast: white,
    fg: role('#6b21b8', '#cfa6ff'),
    subtle: role('#f3e9fd', '#27173d'),
    muted: role('#e7d4fb', '#341f52'),
    emphasized: role('#d3b2f5', '#452a6b'),
    border: role('#bf93ee', '#573686'),
    onSubtle: role('#5f1ba6', '#d9b8ff'),
    bar: role('#6b21b8', '#cfa6ff'),
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
