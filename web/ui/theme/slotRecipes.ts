import { defineSlotRecipe } from '@chakra-ui/react';

// Passed by the components, which are loaded later: no page needs these for its first paint.
const dialogSlots = [
  'trigger',
  'backdrop',
  'positioner',
  'content',
  'title',
  'description',
  'closeTrigger',
  'header',
  'body',
  'footer',
];
const toastSlots = ['root', 'title', 'description', 'indicator', 'closeTrigger', 'actionTrigger'];

const backdrop = {
  position: 'fixed',
  inset: '0',
  bg: 'rgb(9 9 11 / 50%)',
  // The same layer as the dialog: a second dialog's backdrop has to cover the first dialog.
  zIndex: 'modal',
  _open: { animation: 'kd-fade-in 160ms' },
  _closed: { animation: 'kd-fade-out 120ms' },
} as const;

const content = {
  display: 'flex',
  flexDirection: 'column',
  bg: 'bg.overlay',
  color: 'fg',
  boxShadow: 'overlay',
  outline: 'none',
  position: 'relative',
} as const;

const title = { textStyle: 'h2', margin: '0', overflowWrap: 'anywhere' } as const;
const header = { px: '6', pt: '5', pb: '2', paddingEnd: '14' } as const;
const body = { flex: '1', px: '6', py: '3', overflow: 'auto', textStyle: 'sm' } as const;
const footer = {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: '3',
  px: '6',
  pt: '3',
  pb: 'max(1.25rem, env(safe-area-inset-bottom))',
  flexDirection: { base: 'column-reverse', sm: 'row' },
  // A disabled button stands in the element of its reason.
  '& > [role=presentation] > button': { width: { base: 'full', sm: 'auto' } },
} as const;
const closeTrigger = { position: 'absolute', top: '3', insetEnd: '3' } as const;

export const dialog = defineSlotRecipe({
  slots: dialogSlots,
  className: 'kd-dialog',
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: { base: 'flex-end', sm: 'flex-start' },
      overflow: 'auto',
      pt: { base: '10', sm: '12vh' },
      px: { base: '0', sm: '4' },
      pb: { base: '0', sm: '8' },
    },
    content: {
      ...content,
      width: '100%',
      maxHeight: { base: 'calc(100dvh - 2.5rem)', sm: 'calc(88vh - 4rem)' },
      // A part that reaches the edge, such as the buttons of a form, gets the round corners too.
      overflow: 'hidden',
      borderTopRadius: 'xl',
      borderBottomRadius: { base: 'none', sm: 'xl' },
      _open: { animation: 'kd-rise 160ms cubic-bezier(0.2, 0, 0, 1)' },
      _closed: { animation: 'kd-fade-out 120ms' },
    },
    header,
    title,
    body,
    footer,
    closeTrigger,
  },
  variants: {
    size: {
      sm: { content: { maxW: 'md' } },
      md: { content: { maxW: 'xl' } },
      lg: { content: { maxW: '3xl' } },
    },
  },
  defaultVariants: { size: 'md' },
});

const row = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minHeight: { base: '2.75rem', md: '2.25rem' },
  px: '2',
  py: '1',
  borderRadius: 'md',
  cursor: 'pointer',
  '&[data-selected=true]': {
    bg: 'bg.muted',
    boxShadow: 'inset 2px 0 0 var(--kd-colors-brand-solid)',
    _highContrast: { bg: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
  '&[aria-disabled=true]': { color: 'fg.muted', cursor: 'default' },
  '& small': { display: 'block', color: 'fg.muted' },
  '& kbd': { '@media (pointer: coarse)': { display: 'none' } },
} as const;

/** The command palette; its parts are those of cmdk. */
export const palette = defineSlotRecipe({
  slots: dialogSlots,
  className: 'kd-palette',
  base: {
    backdrop,
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      pt: { base: '0', md: '12vh' },
      px: { base: '0', md: '4' },
    },
    content: {
      ...content,
      width: '100%',
      maxW: { base: 'none', md: '600px' },
      overflow: 'hidden',
      border: '1px solid',
      borderColor: 'border',
      borderWidth: { base: '0 0 1px', md: '1px' },
      borderRadius: { base: 'none', md: 'xl' },
      _open: { animation: 'kd-fade-in 120ms' },
      '& [cmdk-input]': {
        width: '100%',
        height: '3.25rem',
        px: '4',
        bg: 'transparent',
        borderBottom: '1px solid',
        borderColor: 'border',
        fontSize: 'md',
        // The caret shows the focus; the global ring, which is in no layer, would be clipped.
        outline: 'none !important',
      },
      '& [cmdk-list]': {
        maxHeight: 'min(426px, calc(80dvh - 54px))',
        overflow: 'auto',
        p: '2',
        scrollPaddingBlock: '0.5rem',
      },
      '& [cmdk-group-heading]': {
        px: '2',
        pt: '2',
        pb: '1',
        textStyle: 'xs',
        fontWeight: 'medium',
        color: 'fg.muted',
      },
      '& [cmdk-item]': row,
      '& [cmdk-empty]': { p: '6', textAlign: 'center', color: 'fg.muted' },
    },
  },
});

export const drawer = defineSlotRecipe({
  slots: dialogSlots,
  className: 'kd-drawer',
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'modal', display: 'flex' },
    content: { ...content, width: '100%', height: '100dvh', maxHeight: '100dvh' },
    header: { ...header, borderBottom: '1px solid', borderColor: 'border', pb: '4' },
    title,
    body: { ...body, py: '5' },
    footer: { ...footer, borderTop: '1px solid', borderColor: 'border' },
    closeTrigger,
  },
  variants: {
    placement: {
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { _open: { animation: 'kd-slide-end 240ms cubic-bezier(0.2, 0, 0, 1)' } },
      },
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: { _open: { animation: 'kd-slide-start 240ms cubic-bezier(0.2, 0, 0, 1)' } },
      },
    },
    size: {
      nav: { content: { maxW: '18rem' } },
      md: { content: { maxW: 'xl' } },
      lg: { content: { maxW: '4xl' } },
    },
  },
  defaultVariants: { placement: 'end', size: 'md' },
});

export const toast = defineSlotRecipe({
  slots: toastSlots,
  className: 'kd-toast',
  base: {
    root: {
      // Without a width the toast collapses at the start edge.
      width: { base: 'calc(100vw - 2rem)', sm: '24rem' },
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      py: '3',
      paddingStart: '4',
      paddingEnd: '10',
      bg: 'bg.overlay',
      color: 'fg',
      borderRadius: 'lg',
      boxShadow: 'overlay',
      position: 'relative',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      willChange: 'translate, opacity, scale',
      transition: 'translate 200ms, scale 200ms, opacity 200ms, height 200ms',
      transitionTimingFunction: 'cubic-bezier(0.2, 0, 0, 1)',
    },
    title: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'semibold' },
    description: { fontSize: 'sm', lineHeight: '1.25rem', color: 'fg.muted', mt: '0.5', lineClamp: '2' },
    closeTrigger: { position: 'absolute', top: '1.5', insetEnd: '1.5' },
  },
});
