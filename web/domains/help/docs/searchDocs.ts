import { foldText } from '../../../lib/foldText.ts';
import type { Doc } from './docPages.ts';

export interface DocMatch {
  readonly doc: Doc;
  /** The text around the first match; null when only the title matches, or without a search. */
  readonly excerpt: string | null;
}

const AROUND = 60;

/** Markdown without its marks, on one line. */
const plain = (text: string) =>
  text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/[*`#]/g, '')
    .replace(/\s+/g, ' ');

function excerptOf(text: string, word: string): string | null {
  const at = foldText(text).indexOf(word);
  if (at < 0) return null;
  const [from, to] = [Math.max(0, at - AROUND), at + word.length + AROUND];
  return `${from > 0 ? '…' : ''}${text.slice(from, to).trim()}${to < text.length ? '…' : ''}`;
}

/** The pages that contain every word, those with a match in their title first; all pages without a word. */
export function searchDocs(docs: readonly Doc[], search: string): DocMatch[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return docs.map((doc) => ({ doc, excerpt: null }));
  const inTitle = ({ title }: Doc) => words.every((word) => foldText(title).includes(word));
  const found = docs.filter(({ title, text }) => {
    const all = foldText(`${title} ${plain(text)}`);
    return words.every((word) => all.includes(word));
  });
  return [...found.filter(inTitle), ...found.filter((doc) => !inTitle(doc))].map((doc) => ({
    doc,
    excerpt: excerptOf(plain(doc.text), first),
  }));
}
