import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** A colour role of the theme; it follows light and dark by itself. */
const color = (role: string) => `var(--kd-colors-${role})`;

const surface = EditorView.theme({
  '&': {
    fontSize: '0.8125rem',
    color: color('fg'),
    backgroundColor: color('bg-subtle'),
    border: `1px solid ${color('border-control')}`,
    borderRadius: '8px',
    overflow: 'hidden',
  },
  '&.cm-focused': { outline: `2px solid ${color('brand-focus-ring')}`, outlineOffset: '1px' },
  '.cm-scroller': {
    fontFamily: 'var(--kd-fonts-mono)',
    fontVariantLigatures: 'none',
    lineHeight: '1.25rem',
    minHeight: '16rem',
    maxHeight: '65vh',
  },
  '.cm-content': { caretColor: color('fg'), padding: '8px 0' },
  '.cm-gutters': {
    color: color('fg-subtle'),
    backgroundColor: color('bg-muted'),
    borderRight: `1px solid ${color('border')}`,
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: color('brand-subtle') },
  '.cm-content ::selection': { backgroundColor: color('brand-emphasized') },
});

/** Only one hue: status hues mean status. */
const words = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: color('brand-fg') },
  { tag: tags.comment, color: color('fg-subtle'), fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.meta, tags.squareBracket], color: color('fg-muted') },
]);

/** Colours of code by the roles of the theme. */
export const codeTheme = [surface, syntaxHighlighting(words)];
