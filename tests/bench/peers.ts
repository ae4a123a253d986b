/**
 * Compares our gateway with others in front of the same platform: recorded responses of the real one, sent immediately
 * or after 20 ms, each with a unique number, so that no gateway can reuse a parsed one. The first table has gateways
 * that validate responses with the same schemas, the second one gateways that do not. Each runs in its own process;
 * rounds alternate, so that all run under the same load. Installs the peers on first use. `npm run bench`, some
 * operations (`npm run bench -- page list50`), `rounds=5`, `seconds=10`.
 */
import { measure } from './support/comparison/measure.ts';
import { operationNames, type Operation } from './support/comparison/operations.ts';
import { CHECKED, startSetup, UNCHECKED, type Setup } from './support/comparison/peers.ts';
import { record } from './support/comparison/recording.ts';
import { compareResponses, untilReady, type Expected } from './support/comparison/responses.ts';
import { printRounds, type Rounds } from './support/comparison/table.ts';
import { printTargets, type Measured } from './support/comparison/targets.ts';

const args = process.argv.slice(2);
const numberOf = (name: string, fallback: number) =>
  Number(args.find((arg) => arg.startsWith(`${name}=`))?.split('=')[1] ?? fallback);
const ROUNDS = numberOf('rounds', 3);
const SECONDS = numberOf('seconds', 4);
const names = args.filter((arg) => !arg.includes('='));
/** Platform delays in milliseconds, each with its number of connections. */
const PLATFORM_DELAYS = [
  { delay: 0, connections: 20 },
  { delay: 20, connections: 10 },
] as const;

interface Scenario {
  operation: Operation;
  connections: number;
  expected: Map<string, Expected | null>;
}

async function runRound(setup: Setup, scenario: Scenario, seconds: number, rounds?: Rounds): Promise<void> {
  const { operation, connections, expected } = scenario;
  for (const peer of setup.peers) {
    const figures = await measure(setup, peer, operation, {
      load: { connections, seconds },
      expected: expected.get(peer.name) ?? null,
    });
    if (figures) rounds?.set(peer.name, [...(rounds.get(peer.name) ?? []), figures]);
  }
}

async function runScenario(setup: Setup, scenario: Scenario): Promise<Rounds> {
  const rounds: Rounds = new Map();
  // Warm-up round: code is compiled and connections are opened.
  await runRound(setup, scenario, Math.min(2, SECONDS));
  for (let round = 0; round < ROUNDS; round += 1) await runRound(setup, scenario, SECONDS, rounds);
  return rounds;
}

async function compare(setup: Setup, operations: readonly Operation[]): Promise<Measured> {
  const measured: Measured = new Map();
  for (const { delay, connections } of PLATFORM_DELAYS) {
    for (const operation of operations.filter(({ measuredWithDelay }) => delay === 0 || measuredWithDelay)) {
      await setup.upstream.ask({ delay: 0 });
      const expected = await compareResponses(setup, operation);
      await setup.upstream.ask({ delay });
      const rounds = await runScenario(setup, { operation, connections, expected });
      measured.set(`${operation.name} ${delay}`, rounds);
      const title = `${operation.name}: ${operation.title}; platform at ${delay} ms, ${connections} connections`;
      printRounds(`${title}; all check responses`, rounds, CHECKED);
      printRounds(`${title}; the others do not`, rounds, UNCHECKED);
    }
  }
  return measured;
}

const unknown = names.filter((name) => !operationNames.some((known) => known === name));
if (unknown.length > 0)
  throw new Error(`There is no operation ${unknown.join(', ')}; choose from ${operationNames.join(', ')}.`);

console.log('Recording the platform …');
const recording = await record();
const wanted = recording.operations.filter(({ name }) => names.length === 0 || names.includes(name));
const setup = await startSetup(recording);
try {
  await untilReady(setup, recording.operations[0] as Operation);
  const measured = await compare(setup, wanted);
  for (const { name, reason } of setup.absent) console.log(`\n${name} did not take part: ${reason}`);
  printTargets(measured);
} finally {
  await setup.end();
}
