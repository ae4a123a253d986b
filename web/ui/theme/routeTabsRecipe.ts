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
  // The page hides the ring of what has a tabindex of -1, as all tabs but one have.
  _focusVisible: { outline: '2px solid var(--kd-colors-brand-focus-ring) !important' },
  '&[aria-current]': {
    color: 'fg',
    boxShadow: 'inset 0 -2px 0 var(--kd-colors-brand-solid)',
    // Forced colours drop shadows and backgrounds, which mark the open tab elsewhere.
    _highContrast: { color: 'HighlightText', bg: 'Highlight', forcedColorAdjust: 'none' },
  },
  '&[aria-disabled], &[aria-disabled]:hover': {
    color: 'fg.subtle',
    bg: 'transparent',
    cursor: 'not-allowed',
  },
} as const;

/**
 * Links that look like tabs. Not Chakra's `Tabs`: those are a tablist of buttons with panels, and these lead to
 * addresses of their own, are opened in new windows and are read as navigation.
 */
export const routeTabsRecipe = defineRecipe({
  base: {
    display: { base: 'none', md: 'flex' },
    gap: '1',
    overflowX: 'auto',
    borderBottom: '1px solid',
    borderColor: 'border',
    scrollbarWidth: 'none',
    // Room for the focus ring, which scrolling would cut off.
    pt: '1',
    px: '1',
    mt: '-1',
    mx: '-1',
    '& [data-tab]': tab,
  },
  variants: {
    look: {
      row: {},
      // Sections inside a tab: below each other where there is room beside the content.
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
