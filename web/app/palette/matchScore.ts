import { foldText } from '../../lib/foldText.ts';

/**
 * How well a command matches, from 0 for not at all to 1: every typed word must be in its label or keywords, as it is
 * written. Starts of words come first.
 */
export function matchScore(_id: string, search: string, keywords: readonly string[] = []): number {
  const text = ` ${foldText(keywords.join(' '))}`;
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (!words.every((word) => text.includes(word))) return 0;
  return words.every((word) => text.includes(` ${word}`)) ? 1 : 0.5;
}
