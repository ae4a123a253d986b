import { defineSlotRecipe } from '@chakra-ui/react';

const content = {
  zIndex: 'popover',
  maxW: 'min(20rem, calc(100vw - 1rem))',
  color: 'fg',
  bg: 'bg.overlay',
  boxShadow: 'overlay',
  borderRadius: 'lg',
  // Forced colours remove the shadow and show the border instead.
  border: '1px solid transparent',
  outline: 'none',
  fontSize: '0.8125rem',
  lineHeight: '1.125rem',
  fontWeight: 'normal',
  whiteSpace: 'normal',
  textAlign: 'start',
  overflowWrap: 'anywhere',
} as const;

export const tooltip = defineSlotRecipe({
  className: 'kd-tooltip',
  slots: ['positioner', 'content'],
  base: {
    content: {
      ...content,
      px: '2.5',
      py: '1.5',
      _open: { animation: 'kd-fade-in 120ms' },
    },
  },
});

/** Why a control is disabled. */
export const reason = defineSlotRecipe({
  className: 'kd-reason',
  slots: ['positioner', 'content'],
  base: {
    content: { ...content, display: 'grid', gap: '1.5', px: '3', py: '2.5' },
  },
});

export const menu = defineSlotRecipe({
  className: 'kd-menu',
  slots: ['positioner', 'content', 'separator', 'item', 'itemText'],
  base: {
    content: {
      ...content,
      minW: '12rem',
      maxH: 'min(36rem, var(--available-height))',
      overflow: 'auto',
      p: '1',
      textStyle: 'sm',
      // The menu has the focus; the highlighted item shows the ring.
      '&:focus-visible > [data-highlighted]': {
        outline: '2px solid',
        outlineColor: 'brand.focusRing',
        outlineOffset: '-2px',
      },
    },
    separator: { height: '1px', my: '1', mx: '-1', border: '0', bg: 'border' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minHeight: '2rem',
      px: '2.5',
      py: '1',
      borderRadius: 'md',
      color: 'fg',
      textDecoration: 'none',
      cursor: 'pointer',
      '@media (pointer: coarse)': { minHeight: '2.75rem' },
      _icon: { width: '1rem', height: '1rem', flexShrink: '0', color: 'fg.muted' },
      _highlighted: {
        bg: 'gray.subtle',
        _highContrast: {
          bg: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
          '& :is(svg, small)': { color: 'inherit' },
        },
      },
      '& [data-check]': { color: 'brand.fg' },
      '&[data-danger], &[data-danger] svg': { color: 'fg.error' },
      '&[aria-disabled=true]': { cursor: 'not-allowed', color: 'fg.subtle', _icon: { color: 'inherit' } },
      '& small': { display: 'block', fontSize: 'xs', lineHeight: '1rem', color: 'fg.muted' },
    },
    itemText: { flex: '1', minW: '0' },
  },
});
