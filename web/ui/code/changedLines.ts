import { structuredPatch } from 'diff';

export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added';
  /** From 1: in the new text, and in the old one for a removed line. */
  readonly number: number;
  readonly text: string;
}

/** Lines that belong together; between two of these parts nothing changes. */
export type DiffPart = readonly DiffLine[];

const LINES_AROUND = 3;
const KINDS: Readonly<Record<string, DiffLine['kind']>> = { '-': 'removed', '+': 'added', ' ': 'same' };

/** The lines that differ, with some lines around them. */
export function changedLines(before: string, after: string): readonly DiffPart[] {
  const { hunks } = structuredPatch('', '', before, after, undefined, undefined, { context: LINES_AROUND });
  return hunks.map(({ oldStart, newStart, lines }) => {
    const next = { old: oldStart, new: newStart };
    return lines.flatMap((line): DiffLine[] => {
      const kind = KINDS[line.charAt(0)];
      // "\ No newline at end of file".
      if (kind === undefined) return [];
      const number = kind === 'removed' ? next.old : next.new;
      if (kind !== 'added') next.old += 1;
      if (kind !== 'removed') next.new += 1;
      return [{ kind, number, text: line.slice(1) }];
    });
  });
}
