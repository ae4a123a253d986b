/** This computer's main modifier key as it is written before another key: ⌘K or Ctrl K. */
export const modGlyph = (): string => (/mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl ');
