import { chakra } from '@chakra-ui/react';

// Native controls: Chakra's `disabled` removes them from the Tab order; ours stay focusable to show their reason.
const off = { cursor: 'not-allowed', opacity: '0.55' } as const;
const forced = { bg: 'Highlight', forcedColorAdjust: 'none' } as const;

/** A checkbox or, with `type="radio"`, a radio button. */
export const CheckInput = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    boxSize: '1.125rem',
    mt: '0.0625rem',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    bg: 'bg.panel',
    display: 'inline-grid',
    placeItems: 'center',
    cursor: 'pointer',
    '&[type=radio]': { borderRadius: 'full' },
    '&[aria-invalid=true]': { borderColor: 'border.error' },
    '&:checked': { bg: 'brand.solid', borderColor: 'brand.solid', _highContrast: forced },
    '&::before': {
      content: '""',
      width: '0.375rem',
      height: '0.625rem',
      mt: '-0.125rem',
      border: '0 solid',
      borderColor: 'brand.contrast',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg) scale(0)',
    },
    '&[type=radio]::before': {
      boxSize: '0.4375rem',
      mt: '0',
      borderWidth: '0',
      borderRadius: 'full',
      bg: 'brand.contrast',
    },
    '&:checked::before': { transform: 'rotate(45deg) scale(1)' },
    // A touch beside it counts as well.
    '&::after': { content: '""', position: 'absolute', inset: { base: '-0.875rem', md: '-0.25rem' } },
    '&[aria-disabled=true], &:disabled': off,
  },
});

/** A checkbox in the style of a switch; takes `role="switch"`. */
export const SwitchInput = chakra('input', {
  base: {
    appearance: 'none',
    position: 'relative',
    flexShrink: '0',
    width: '9',
    height: '5',
    borderRadius: 'full',
    border: '1px solid',
    borderColor: 'border.control',
    bg: 'bg.muted',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms',
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '2px',
      left: '2px',
      boxSize: '3.5',
      borderRadius: 'full',
      bg: 'border.control',
      transition: 'transform 120ms',
    },
    // A touch beside it counts as well.
    '&::after': { content: '""', position: 'absolute', insetX: '-1', insetY: { base: '-3', md: '-1' } },
    '&:checked': { bg: 'brand.solid', borderColor: 'brand.solid', _highContrast: forced },
    '&:checked::before': { bg: 'brand.contrast', transform: 'translateX(1rem)' },
    '&[aria-disabled=true], &:disabled': off,
  },
});

/** A card that is the label of its checkbox or radio button. */
export const ChoiceCard = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    py: '3',
    px: '3.5',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'lg',
    bg: 'bg.panel',
    cursor: 'pointer',
    minWidth: '0',
    _hover: { bg: 'bg.subtle' },
    '&:has(input:checked)': {
      borderColor: 'brand.solid',
      boxShadow: 'inset 0 0 0 1px var(--kd-colors-brand-solid)',
    },
    '&:has(input:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
    '& input:focus-visible': { outline: 'none' },
    '&:has(input[aria-disabled=true])': { bg: 'bg.muted', cursor: 'not-allowed' },
  },
});
