import { median } from '../figures.ts';
import { OURS } from './peers.ts';
import type { Figures } from './measure.ts';

/** The runs of one operation by peer. */
export type Rounds = Map<string, Figures[]>;

const HEAD = [
  ['', 20],
  ['req/s', 8],
  ['p50 ms', 8],
  ['p99 ms', 8],
  ['CPU µs', 8],
  ['MB', 6],
  ['calls', 6],
  ['wrong', 6],
  ['of ours, min / median / max', 28],
] as const;

const cell = (text: string, place: number): string => {
  const [, width] = HEAD[place] ?? ['', 8];
  return place === 0 ? text.padEnd(width) : text.padStart(width);
};
const line = (cells: readonly string[]) => cells.map(cell).join('');

/** The median of the existing values. */
export function middle(runs: readonly Figures[], pick: (run: Figures) => number | null): number | null {
  const values = runs.flatMap((run) => pick(run) ?? []);
  return values.length === 0 ? null : median(values);
}

/** Our throughput as a multiple of another peer's, per round. */
export function ratios(rounds: Rounds, name: string): number[] {
  const ours = rounds.get(OURS) ?? [];
  return (rounds.get(name) ?? []).map((run, round) => run.perSecond / (ours[round]?.perSecond ?? Number.NaN));
}

const shown = (value: number | null, digits = 0, unit = 1) =>
  value === null ? '–' : (value / unit).toFixed(digits);

function rowOf(name: string, runs: readonly Figures[], rounds: Rounds): string {
  const all = ratios(rounds, name);
  const spread = [Math.min(...all), median(all), Math.max(...all)].map((one) => one.toFixed(2)).join(' / ');
  return line([
    name,
    shown(middle(runs, (run) => run.perSecond)),
    shown(
      middle(runs, (run) => run.p50),
      1,
    ),
    shown(
      middle(runs, (run) => run.p99),
      1,
    ),
    shown(middle(runs, (run) => run.cpu)),
    shown(
      middle(runs, (run) => run.rss),
      0,
      2 ** 20,
    ),
    shown(
      middle(runs, (run) => run.calls),
      1,
    ),
    String(runs.reduce((sum, { wrong }) => sum + wrong, 0)),
    spread,
  ]);
}

/** Prints the rounds of one operation for these peers. */
export function printRounds(title: string, rounds: Rounds, names: readonly string[]): void {
  console.log(`\n${title}`);
  console.log(line(HEAD.map(([name]) => name)));
  for (const name of names) {
    const runs = rounds.get(name) ?? [];
    if (runs.length > 0) console.log(rowOf(name, runs, rounds));
  }
}
