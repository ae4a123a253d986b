/**
 * The labels of a text, one per line or several with commas as kubectl prints them, in the order and spelling that the
 * platform stores: otherwise a saved form would differ from what was saved.
 */
export function labelsIn(text: string): string[] {
  const keyOf = (label: string) => label.split('=', 1)[0] ?? '';
  return text
    .split(/[\n,]/)
    .map((label) =>
      label
        .split('=')
        .map((part) => part.trim())
        .join('='),
    )
    .filter((label) => label !== '')
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}
