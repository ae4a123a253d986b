/**
 * Memoizes by arguments. Creating an Intl formatter takes about 50 µs, formatting about 1 µs; a list of hundreds would
 * spend most of its time on creation.
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

/** `new Intl.DateTimeFormat`, memoized. Without a zone it keeps the machine's zone at the time of creation. */
export const dateFormat = kept(
  (tag: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
/** `new Intl.NumberFormat`, memoized. */
export const numberFormat = kept(
  (tag: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
/** `new Intl.RelativeTimeFormat` with full words, memoized. */
export const ageFormat = kept((tag: string) => new Intl.RelativeTimeFormat(tag, { numeric: 'always' }));
/** `new Intl.ListFormat` for sentences, memoized. */
export const listFormat = kept((tag: string) => new Intl.ListFormat(tag, { type: 'conjunction' }));
