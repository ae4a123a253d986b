const hidden = { '[data-collapsed] &': { srOnly: true } } as const;

/** The column of the sidebar. */
export const sidebarStyles = {
  height: 'full',
  display: 'flex',
  flexDirection: 'column',
  gap: '3',
  px: '3',
  pb: '3',
  overflow: 'hidden auto',
  '&[data-collapsed]': { px: '2' },
  '& ul': { display: 'grid', gap: '0.5' },
} as const;

/** An item of the sidebar: an icon and a name, which is for screen readers only while the sidebar is collapsed. */
export const entryStyles = {
  width: 'full',
  minHeight: { base: '11', md: '8' },
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  px: '2',
  borderRadius: 'md',
  color: 'fg.muted',
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  position: 'relative',
  '& > svg': { flex: 'none' },
  '& > span': { flex: '1', overflow: 'hidden', textOverflow: 'ellipsis', ...hidden },
  '[data-collapsed] &': { px: '2.5' },
  _hover: { bg: 'bg.muted', color: 'fg' },
  '&[aria-current=page]': {
    bg: 'bg.muted',
    color: 'fg',
    fontWeight: 'medium',
    boxShadow: 'inset 2px 0 0 var(--kd-colors-brand-solid)',
    // Forced colours remove shadows and backgrounds, which mark the current page otherwise.
    _highContrast: { color: 'HighlightText', bg: 'Highlight', forcedColorAdjust: 'none' },
  },
} as const;

/** The button that opens the palette. */
export const searchStyles = {
  ...entryStyles,
  gap: '2',
  fontSize: '0.8125rem',
  border: '1px solid',
  borderColor: 'border.control',
  bg: 'bg.panel',
  _hover: { color: 'fg' },
  '& kbd': {
    fontFamily: 'inherit',
    fontSize: 'xs',
    color: 'fg.subtle',
    '[data-collapsed] &': { display: 'none' },
    '@media (pointer: coarse)': { display: 'none' },
  },
} as const;

/** A count beside an item's name, at the icon's corner while the sidebar is collapsed. */
export const countStyles = {
  minWidth: '5',
  px: '1.5',
  borderRadius: '10px',
  bg: 'danger.solid',
  color: 'danger.contrast',
  fontSize: 'xs',
  lineHeight: '1.25rem',
  fontWeight: 'bolder',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '[data-collapsed] &': {
    position: 'absolute',
    inset: '-2px -2px auto auto',
    minWidth: '4',
    px: '1',
    lineHeight: '1rem',
  },
} as const;
