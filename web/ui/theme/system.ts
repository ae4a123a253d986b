import { createSystem, defaultBaseConfig, defineConfig } from '@chakra-ui/react';
import { recipes } from './recipes.ts';
import { semanticTokens, textStyles, tokens } from './tokens.ts';

const fade = { from: { opacity: '0' }, to: { opacity: '1' } };

const config = defineConfig({
  cssVarsPrefix: 'kd',
  cssVarsRoot: ':root',
  preflight: true,
  globalCss: {
    html: { colorPalette: 'brand', lineHeight: '1.5', textSizeAdjust: '100%', scrollPaddingTop: '5rem' },
    body: {
      fontFamily: 'body',
      fontSize: 'sm',
      lineHeight: '1.25rem',
      color: 'fg',
      bg: 'bg',
      fontFeatureSettings: "'cv05', 'cv11', 'ss03'",
    },
    // A focused element must not be hidden by a bar at the bottom, nor a toast cover its button.
    'html:has([data-bottom-bar])': { scrollPaddingBottom: '8rem' },
    'html:has([data-bottom-bar=below-xl])': {
      scrollPaddingBottom: { base: '8rem', xl: '2rem' },
      "& [data-scope='toast'][data-part='group']": { mb: { xlDown: '7.5rem' } },
    },
    ':where(a, button, input, select, textarea, summary, [tabindex]):focus-visible': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
    "[tabindex='-1']:focus-visible": { outline: 'none' },
    '*, ::before, ::after': {
      borderColor: 'border',
      _motionReduce: {
        animationDuration: '0.01ms !important',
        animationIterationCount: '1 !important',
        // Even a short transition would run in every element: an inherited colour would change level by level.
        transition: 'none !important',
        scrollBehavior: 'auto !important',
      },
    },
    '::selection': { bg: 'brand.emphasized' },
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem', '2xl': '96rem' },
    keyframes: {
      'kd-spin': { to: { transform: 'rotate(360deg)' } },
      'kd-pulse': { '50%': { opacity: '0.55' } },
      'kd-slide': { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } },
      'kd-fade-in': fade,
      'kd-fade-out': { from: { opacity: '1' }, to: { opacity: '0' } },
      'kd-rise': {
        from: { opacity: '0', transform: 'translateY(0.5rem)' },
        to: { opacity: '1', transform: 'none' },
      },
      'kd-slide-end': { from: { transform: 'translateX(100%)' }, to: { transform: 'none' } },
      'kd-slide-start': { from: { transform: 'translateX(-100%)' }, to: { transform: 'none' } },
    },
    tokens,
    semanticTokens,
    textStyles,
    recipes,
  },
});

/** The Chakra system: base utilities with our own tokens and single-element recipes. */
export const system = createSystem(defaultBaseConfig, config);
