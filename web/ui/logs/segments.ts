import { ansiToJson } from 'anser';

/** Part of a line with one look. */
export interface Segment {
  text: string;
  className: string;
  isMatch: boolean;
}

const ESCAPES =
  // oxlint-disable-next-line no-control-regex -- escape sequences begin with a control character
  /\u001b(?:\[[0-9;?]*[A-Za-z]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[()][A-Z0-9]|[=>78cDEHMNOZ])/g;
// oxlint-disable-next-line no-control-regex -- colours are kept for the library that reads them
const COLOUR = /^\u001b\[[0-9;]*m$/;
// oxlint-disable-next-line no-control-regex -- binary output would draw nothing, or move the cursor
const CONTROLS = /[\u0000-\u0008\u000b-\u001a\u001c-\u001f\u007f]/g;

function coloured(text: string): { text: string; className: string }[] {
  const printable = text
    .replaceAll(ESCAPES, (sequence) => (COLOUR.test(sequence) ? sequence : ''))
    .replaceAll(CONTROLS, '\u00b7');
  if (!printable.includes('\u001b')) return [{ text: printable, className: '' }];
  return ansiToJson(printable, { use_classes: true, remove_empty: true }).map(
    ({ content, fg, bg, decorations }) => ({
      text: content.replaceAll('\u001b', ''),
      className: [fg, bg && `${bg}-bg`, ...(decorations ?? []).map((one) => `ansi-${one}`)]
        .filter(Boolean)
        .join(' '),
    }),
  );
}

/** A line in parts: colours as classes, other escape sequences left out, matches of the search marked. */
export function segmentsOf(text: string, pattern: RegExp | null): Segment[] {
  const parts = coloured(text);
  if (!pattern) return parts.map((part) => ({ ...part, isMatch: false }));
  const all = new RegExp(pattern.source, 'gi');
  return parts.flatMap(({ text: part, className }) => {
    const segments: Segment[] = [];
    let from = 0;
    for (const match of part.matchAll(all)) {
      if (match[0] === '') continue;
      if (match.index > from)
        segments.push({ text: part.slice(from, match.index), className, isMatch: false });
      segments.push({ text: match[0], className, isMatch: true });
      from = match.index + match[0].length;
    }
    if (from < part.length) segments.push({ text: part.slice(from), className, isMatch: false });
    return segments;
  });
}

/** The line without escape sequences, to copy and download. */
export const plainText = (text: string): string => text.replaceAll(ESCAPES, '');
