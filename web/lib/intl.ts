/**
 * Answers made once for each set of arguments. Making one of Intl's formatters costs about 50 µs, writing with it one:
 * a list of hundreds would spend most of its time on them.
 */
function kept<Args extends readonly unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>();
  return (...args) => {
    const key = JSON.stringify(args);
    const before = made.get(key);
    if (before !== undefined) return before;
    const now = make(...args);
    made.set(key, now);
    return now;
  };
}

/** `new Intl.DateTimeFormat`, made once. Without a zone it keeps the one the machine had when it was made. */
export const dateFormat = kept(
  (tag: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
/** `new Intl.NumberFormat`, made once. */
export const numberFormat = kept(
  (tag: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
/** `new Intl.RelativeTimeFormat` in whole words, made once. */
export const ageFormat = kept((tag: string) => new Intl.RelativeTimeFormat(tag, { numeric: 'always' }));
