import { changedLines } from './changedLines.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, i) => `line ${i + 1}`);
const joined = (lines: string[]) => `${lines.join('\n')}\n`;

describe('the lines that differ between two texts', () => {
  it('have their numbers, removed ones those of the old text', () => {
    expect(changedLines('a: 1\nb: 2\nc: 3\n', 'a: 1\nb: 4\nb2: 5\nc: 3\n')).toEqual([
      [
        { kind: 'same', number: 1, text: 'a: 1' },
        { kind: 'removed', number: 2, text: 'b: 2' },
        { kind: 'added', number: 2, text: 'b: 4' },
        { kind: 'added', number: 3, text: 'b2: 5' },
        { kind: 'same', number: 4, text: 'c: 3' },
      ],
    ]);
  });

  it('come with three lines around them, and in parts', () => {
    const lines = numbered(30);
    const changed = lines.toSpliced(4, 1, 'five').toSpliced(24, 1, 'twenty-five');
    const parts = changedLines(joined(lines), joined(changed));
    expect(parts.map((part) => [part[0]?.number, part.at(-1)?.number])).toEqual([
      [2, 8],
      [22, 28],
    ]);
  });

  it('are none for equal texts, and no line says that a line break is missing', () => {
    expect(changedLines('a: 1\n', 'a: 1\n')).toEqual([]);
    expect(changedLines('a: 1', 'a: 2').flat()).toEqual([
      { kind: 'removed', number: 1, text: 'a: 1' },
      { kind: 'added', number: 1, text: 'a: 2' },
    ]);
  });
});
