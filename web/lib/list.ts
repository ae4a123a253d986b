import { listFormat } from './intl.ts';
import { intlTag, type Locale } from './locale.ts';

/** Joins items in a sentence: `a, b and c` or `a, b y c`. */
export function formatList(items: readonly string[], locale: Locale): string {
  return listFormat(intlTag(locale)).format(items);
}
