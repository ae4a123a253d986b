/**
 * Compares our gateway with others in front of the same platform: recorded responses of the real one, sent immediately
 * or after 20 ms, no two identical. The first table has gateways that validate responses with the same schemas, the
 * second one gateways that do not. Each runs in its own process; rounds alternate, so that all run under the same load.
 * Installs the peers on first use. `npm run bench`, some operations (`npm run bench -- page list50`), `rounds=5`, `seconds=10`.
 */
import { compareAnswers, untilReady, type Expected } from './support/contest/answers.ts';
import { CHECKED, openArena, OURS, UNCHECKED, type Arena } from './support/contest/contestants.ts';
import { measure, type Figures } from './support/contest/measure.ts';
import type { Operation } from './support/contest/operations.ts';
import { record } from './support/contest/recording.ts';
import { printRounds, type Rounds } from './support/contest/table.ts';
import { printTargets, type Measured } from './support/contest/targets.ts';

const args = process.argv.slice(2);
const numberOf = (name: string, fallback: number) =>
  Number(args.find((arg) => arg.startsWith(`${name}=`))?.split('=')[1] ?? fallback);
const ROUNDS = numberOf('rounds', 3);
const SECONDS = numberOf('seconds', 4);
const names = args.filter((arg) => !arg.includes('='));
/** Platform delays in milliseconds, each with its number of connections. */
const MANNERS = [
  { delay: 0, connections: 20 },
  { delay: 20, connections: 10 },
] as const;

interface Course {
  operation: Operation;
  connections: number;
  expected: Map<string, Expected | null>;
}

async function runRound(arena: Arena, course: Course, seconds: number, rounds?: Rounds): Promise<void> {
  const { operation, connections, expected } = course;
  for (const contestant of arena.contestants) {
    const figures: Figures | null = await measure(arena, contestant, operation, {
      effort: { connections, seconds },
      expected: expected.get(contestant.name) ?? null,
    });
    if (figures) rounds?.set(contestant.name, [...(rounds.get(contestant.name) ?? []), figures]);
  }
}

async function runCourse(arena: Arena, course: Course): Promise<Rounds> {
  const rounds: Rounds = new Map();
  // Warm-up round: code is compiled and connections are opened.
  await runRound(arena, course, Math.min(2, SECONDS));
  for (let round = 0; round < ROUNDS; round += 1) await runRound(arena, course, SECONDS, rounds);
  return rounds;
}

async function contest(arena: Arena, operations: readonly Operation[]): Promise<Measured> {
  const measured: Measured = new Map();
  for (const { delay, connections } of MANNERS) {
    for (const operation of operations.filter(({ isSlowToo }) => delay === 0 || isSlowToo)) {
      await arena.upstream.ask({ delay: 0 });
      const expected = await compareAnswers(arena, operation, OURS);
      await arena.upstream.ask({ delay });
      const rounds = await runCourse(arena, { operation, connections, expected });
      measured.set(`${operation.name} ${delay}`, rounds);
      const title = `${operation.name}: ${operation.title}; platform at ${delay} ms, ${connections} connections`;
      printRounds(`${title}; all check responses`, rounds, CHECKED);
      printRounds(`${title}; the others do not`, rounds, UNCHECKED);
    }
  }
  return measured;
}

console.log('Recording the platform …');
const recording = await record();
const wanted = recording.operations.filter(({ name }) => names.length === 0 || names.includes(name));
const arena = await openArena(recording);
try {
  await untilReady(arena, recording.operations[0] as Operation);
  const measured = await contest(arena, wanted);
  for (const { name, reason } of arena.absent) console.log(`\n${name} did not take part: ${reason}`);
  printTargets(measured);
} finally {
  await arena.end();
}
