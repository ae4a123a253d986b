import { defineRecipe } from '@chakra-ui/react';

const touch = { base: '2.75rem', md: '2.25rem' };

const button = defineRecipe({
  className: 'kd-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    position: 'relative',
    whiteSpace: 'nowrap',
    userSelect: 'none',
    fontWeight: 'medium',
    fontSize: 'sm',
    lineHeight: '1.25rem',
    borderRadius: 'md',
    border: '1px solid transparent',
    cursor: 'pointer',
    textDecoration: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    _icon: { width: '1rem', height: '1rem', flexShrink: '0' },
    '&[aria-disabled=true]': {
      cursor: 'not-allowed',
      bg: 'bg.muted',
      color: 'fg.subtle',
      borderColor: 'border.emphasized',
    },
    '&[data-busy]': { cursor: 'progress' },
    '&[data-busy] > svg': { animation: 'spin' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        _hover: { bg: 'color-mix(in srgb, var(--kd-colors-brand-solid) 88%, var(--kd-colors-fg))' },
      },
      secondary: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.muted' },
      },
      ghost: { bg: 'transparent', color: 'fg.muted', _hover: { bg: 'bg.muted', color: 'fg' } },
      danger: {
        bg: 'danger.solid',
        color: 'danger.contrast',
        _hover: { bg: 'color-mix(in srgb, var(--kd-colors-danger-solid) 88%, black)' },
      },
      dangerOutline: {
        bg: 'bg.panel',
        color: 'fg.error',
        borderColor: 'danger.border',
        _hover: { bg: 'danger.subtle', color: 'danger.onSubtle' },
      },
    },
    size: {
      sm: {
        h: { base: '2.75rem', md: '1.75rem' },
        px: '2.5',
        fontSize: { base: 'sm', md: '0.8125rem' },
        gap: '1.5',
      },
      md: { h: touch, px: '3.5' },
      lg: { h: '2.75rem', px: '5' },
    },
    shape: {
      text: {},
      icon: { px: '0', aspectRatio: '1' },
    },
  },
  defaultVariants: { variant: 'secondary', size: 'md', shape: 'text' },
});

const input = defineRecipe({
  className: 'kd-input',
  base: {
    width: '100%',
    minWidth: '0',
    height: touch,
    px: '3',
    bg: 'bg.panel',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border.control',
    borderRadius: 'md',
    fontSize: { base: 'md', md: 'sm' },
    lineHeight: '1.25rem',
    appearance: 'none',
    textAlign: 'start',
    transition: 'border-color 120ms',
    textOverflow: 'ellipsis',
    _placeholder: { color: 'fg.subtle', opacity: '1' },
    _invalid: { borderColor: 'border.error', boxShadow: '0 0 0 1px var(--kd-colors-border-error)' },
    '&[readonly]': { bg: 'bg.muted', borderColor: 'border.emphasized' },
    '&:disabled': { bg: 'bg.muted', color: 'fg.subtle', cursor: 'not-allowed' },
  },
  variants: {
    kind: {
      text: {},
      mono: { fontFamily: 'mono', fontSize: { base: 'md', md: '0.8125rem' }, fontVariantLigatures: 'none' },
      textarea: { height: 'auto', minHeight: '20', py: '2', resize: 'vertical' },
    },
  },
  defaultVariants: { kind: 'text' },
});

const card = defineRecipe({
  className: 'kd-card',
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: '0',
    position: 'relative',
    bg: 'bg.panel',
    color: 'fg',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
  },
  variants: {
    tone: {
      plain: {},
      danger: { borderColor: 'danger.border' },
      quiet: { bg: 'bg.subtle' },
    },
    isInteractive: {
      true: {
        transition: 'border-color 120ms, background-color 120ms',
        _hover: { borderColor: 'border.control' },
      },
    },
  },
  defaultVariants: { tone: 'plain' },
});

const badge = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.3125rem',
    maxWidth: 'full',
    height: '1.375rem',
    ps: '1.5',
    pe: '2',
    borderRadius: 'full',
    border: '1px solid transparent',
    textStyle: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    bg: 'colorPalette.subtle',
    color: 'colorPalette.onSubtle',
    _highContrast: { borderColor: 'CanvasText' },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > svg': { boxSize: '0.8125rem', flexShrink: '0', strokeWidth: '2.25' },
    '&[data-busy] > svg': { animation: 'spin' },
  },
  variants: {
    variant: {
      subtle: {},
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      outline: { bg: 'transparent', borderColor: 'colorPalette.border' },
    },
  },
  defaultVariants: { variant: 'subtle' },
});

const skeleton = defineRecipe({
  base: { display: 'block', borderRadius: 'sm', bg: 'gray.subtle', animation: 'pulse' },
});

const link = defineRecipe({
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationColor: 'color-mix(in srgb, currentColor 40%, transparent)',
    textUnderlineOffset: '0.2em',
    borderRadius: '2px',
    _hover: { textDecorationColor: 'currentColor' },
    '& > svg': {
      display: 'inline',
      boxSize: '0.85em',
      marginInlineStart: '0.25em',
      verticalAlign: '-0.06em',
    },
  },
});

/** Recipes of single elements. The stock ones have outlines of low contrast. */
export const recipes = { button, input, card, badge, skeleton, link };
