import { defineRecipe } from '@chakra-ui/react';

const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  height: '10',
  px: '3',
  textStyle: 'sm',
  fontWeight: 'medium',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  borderTopRadius: 'md',
  _hover: { color: 'fg', bg: 'bg.muted' },
  // The global styles hide the ring of elements with tabindex -1, which all tabs but one have.
  _focusVisible: { outline: '2px solid var(--kd-colors-brand-focus-ring) !important' },
  '&[aria-current]': {
    color: 'fg',
    boxShadow: 'inset 0 -2px 0 var(--kd-colors-brand-solid)',
    // Forced colours remove shadows and backgrounds, which mark the current tab otherwise.
    _highContrast: { color: 'HighlightText', bg: 'Highlight', forcedColorAdjust: 'none' },
  },
  '&[aria-disabled], &[aria-disabled]:hover': {
    color: 'fg.subtle',
    bg: 'transparent',
    cursor: 'not-allowed',
  },
} as const;

/**
 * Links styled as tabs. Chakra's `Tabs` are a tablist of buttons with panels; these are links with their own addresses.
 */
export const routeTabsRecipe = defineRecipe({
  base: {
    display: { base: 'none', md: 'flex' },
    gap: '1',
    overflowX: 'auto',
    borderBottom: '1px solid',
    borderColor: 'border',
    scrollbarWidth: 'none',
    // Space for the focus ring, which scrolling would clip.
    pt: '1',
    px: '1',
    mt: '-1',
    mx: '-1',
    '& [data-tab]': tab,
  },
  variants: {
    look: {
      row: {},
      // Sections inside a tab: vertical where there is space beside the content.
      list: {
        lg: {
          flexDirection: 'column',
          borderBottomWidth: '0',
          overflow: 'visible',
          '& [data-tab]': { width: 'full', height: '9', borderRadius: 'md' },
          '& [data-tab][aria-current]': { boxShadow: 'none', bg: 'bg.muted' },
        },
      },
    },
  },
  defaultVariants: { look: 'row' },
});
