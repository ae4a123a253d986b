import { median } from '../figures.ts';
import { APOLLO_UNCHECKED, DIRECT, MERCURIUS, OURS } from './peers.ts';
import type { Figures } from './measure.ts';
import type { OperationName } from './operations.ts';
import { middle, ratios, type Rounds } from './table.ts';

/** All measurements: operation and platform delay in milliseconds → rounds. */
export type Measured = Map<`${OperationName} ${number}`, Rounds>;

interface Target {
  label: string;
  /** The measured value; null if it was not measured. */
  figure: () => number | null;
  isMet: (figure: number) => boolean;
  unit: string;
}

/** The performance targets. */
function targetsOf(measured: Measured): Target[] {
  const times = (operation: OperationName, name: string, least: number): Target => ({
    label: `${operation}: at least ${least} times ${name}`,
    figure: () => {
      const rounds = measured.get(`${operation} 0`);
      const all = rounds ? ratios(rounds, name) : [];
      return all.length > 0 ? 1 / median(all) : null;
    },
    isMet: (figure) => figure >= least,
    unit: 'times',
  });
  const of = (operation: OperationName, delay: number, name: string, pick: (run: Figures) => number | null) =>
    middle(measured.get(`${operation} ${delay}`)?.get(name) ?? [], pick);
  const minus = (a: number | null, b: number | null) => (a === null || b === null ? null : a - b);
  const p50 = ({ p50: value }: Figures) => value;
  return [
    times('page', MERCURIUS, 1),
    times('list50', MERCURIUS, 1),
    times('page', APOLLO_UNCHECKED, 1.5),
    times('list50', APOLLO_UNCHECKED, 1.5),
    {
      label: 'viewer, platform at 20 ms: p50 at most 3 ms above REST',
      figure: () => minus(of('viewer', 20, OURS, p50), of('viewer', 20, DIRECT, p50)),
      isMet: (figure) => figure <= 3,
      unit: 'ms more',
    },
  ];
}

/** Prints whether each target is met; targets that were not measured are left out. */
export function printTargets(measured: Measured): void {
  console.log('\nTargets');
  for (const { label, figure, isMet, unit } of targetsOf(measured)) {
    const value = figure();
    if (value === null) continue;
    console.log(
      `${label.padEnd(60)}${(isMet(value) ? 'met' : 'MISSED').padEnd(8)}${value.toFixed(2)} ${unit}`,
    );
  }
}
