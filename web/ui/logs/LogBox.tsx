import { chakra } from '@chakra-ui/react';
import { POD_COLOURS } from './podColours.ts';

const podRules = Object.fromEntries(
  POD_COLOURS.map((color, index) => [`& .log-pod[data-colour="${index}"]`, { color }]),
);

/** The scrolling part of a log, with the look of its lines: one rule for all instead of a style for each. */
export const LogBox = chakra('div', {
  base: {
    position: 'relative',
    overflowY: 'auto',
    overflowX: 'auto',
    overflowAnchor: 'none',
    textStyle: 'mono',
    lineHeight: '1.25rem',
    bg: 'bg.subtle',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    py: '2',
    '& .log-row': {
      display: 'flex',
      alignItems: 'flex-start',
      columnGap: '3',
      px: '3',
      borderInlineStart: '3px solid transparent',
      minWidth: 'min-content',
    },
    '&[data-plain] .log-row': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 1.25rem' },
    // Beside time and pod, a phone would have no room for the text.
    '&[data-wrap] .log-row': { minWidth: '0', flexWrap: { base: 'wrap', md: 'nowrap' } },
    '& .log-row:hover': { bg: 'bg.muted' },
    '& .log-row[data-level=error]': { borderColor: 'danger.solid', bg: 'danger.subtle' },
    '& .log-row[data-level=warning]': { borderColor: 'warning.solid' },
    '& .log-row[data-level=warning] .log-text': { color: 'fg.warning' },
    '& .log-row[data-level=debug] .log-text': { color: 'fg.muted' },
    '& .log-row[data-event]': { color: 'fg.muted', fontStyle: 'italic' },
    '& .log-row[data-current]': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-2px',
    },
    '& .log-time': { flexShrink: '0', color: 'fg.muted', cursor: 'pointer', font: 'inherit' },
    '&[data-wrap] .log-time': { minHeight: { base: '6', md: 'auto' } },
    '& .log-pod': { flexShrink: '0', fontWeight: 'medium' },
    ...podRules,
    '& .log-text': { unicodeBidi: 'isolate', whiteSpace: 'pre' },
    '&[data-wrap] .log-text': {
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      minWidth: '0',
      flex: { base: '1 0 100%', md: '0 1 auto' },
    },
    '& .log-field': { color: 'fg.muted' },
    '& .log-more': {
      marginInlineStart: '2',
      textDecoration: 'underline',
      cursor: 'pointer',
      font: 'inherit',
    },
    '& mark': { bg: 'warning.solid', color: 'warning.contrast' },
    '& .ansi-red, & .ansi-bright-red': { color: 'fg.error' },
    '& .ansi-green, & .ansi-bright-green': { color: 'fg.success' },
    '& .ansi-yellow, & .ansi-bright-yellow': { color: 'fg.warning' },
    '& .ansi-blue, & .ansi-bright-blue, & .ansi-cyan, & .ansi-bright-cyan': { color: 'fg.info' },
    '& .ansi-bold': { fontWeight: 'bold' },
    '& .ansi-italic': { fontStyle: 'italic' },
    '& .ansi-underline': { textDecoration: 'underline' },
    '& .ansi-dim': { color: 'fg.muted' },
  },
});
