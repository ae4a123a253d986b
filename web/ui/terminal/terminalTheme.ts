import type { ITheme } from '@xterm/xterm';

/**
 * Fixed, and visible in light and dark: xterm.js writes them into a style element of the window, which the page's security
 * policy allows by the hash of its text (`gateway/http/security.ts`).
 */
/* oxlint-disable repository/no-raw-colour -- the hash is of fixed text */
const SCROLLBAR: ITheme = {
  scrollbarSliderBackground: '#808080',
  scrollbarSliderHoverBackground: '#707070',
  scrollbarSliderActiveBackground: '#707070',
};
/* oxlint-enable repository/no-raw-colour */

/** Colours of the terminal by the roles of the theme, as they are now. */
export function terminalTheme(): ITheme {
  const styles = getComputedStyle(document.documentElement);
  const color = (role: string): string => styles.getPropertyValue(`--kd-colors-${role}`).trim();
  const [red, green, yellow, blue] = ['fg-error', 'fg-success', 'fg-warning', 'fg-info'].map(color);
  const cyan = color('brand-fg');
  return {
    background: color('bg-subtle'),
    foreground: color('fg'),
    cursor: color('fg'),
    cursorAccent: color('bg-subtle'),
    selectionBackground: color('brand-emphasized'),
    selectionForeground: color('fg'),
    black: color('fg-muted'),
    brightBlack: color('fg-subtle'),
    white: color('fg'),
    brightWhite: color('fg'),
    ...{ red, green, yellow, blue, cyan, magenta: blue },
    ...{ brightRed: red, brightGreen: green, brightYellow: yellow, brightBlue: blue },
    ...{ brightCyan: cyan, brightMagenta: blue },
    ...SCROLLBAR,
  };
}
