import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { settings } from './config.mjs';
import { buildProjects, captureTool, ensureInstalled, root, runTool } from './run.mjs';
import { readPlaywright, readVitest, summary } from './testReports.mjs';

const reports = join(root, '.cache/reports');

const failure = (text) => ({ passed: 0, failures: [text], flaky: [] });

/** A check without a count of its own: one passed or one failed. */
const check = (tool, args) => async () => {
  const { code, output } = await captureTool(tool, args);
  console.log(output.trim());
  return code === 0 ? { passed: 1, failures: [], flaky: [] } : failure('see its output');
};

const vitest = (name, projects) => async () => {
  const report = join(reports, `${name}.json`);
  const selected = projects.flatMap((project) => ['--project', project]);
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runTool('vitest', ['run', ...selected, ...outputs]);
  return read(code, report, readVitest);
};

/** Database tests run on a PostgreSQL server: PGlite cannot serve several platforms at once. */
async function withPostgres(suite) {
  const { ensurePostgres } = await import('./postgres.mjs');
  if (!ensurePostgres())
    return failure('no PostgreSQL found: install one, with initdb and postgres on the PATH');
  return suite();
}

async function contract() {
  const { ensureKubectl } = await import('./kubectl.mjs');
  if (!ensureKubectl()) console.log('The tests with kubectl are skipped: it is not installed.');
  return withPostgres(vitest('contract', ['contract']));
}

async function e2e() {
  const { ensureChromium } = await import('./chromium.mjs');
  const chromium = ensureChromium(settings.chromiumPath);
  if (!chromium)
    return failure('no Chromium found: apt-get install chromium, or name it: CHROMIUM_PATH=/path npm test');
  const report = join(reports, 'e2e.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await runTool('playwright', ['test', '--reporter=list,json'], { env });
  return read(code, report, readPlaywright);
}

/** The JSON of a report; undefined when the run ended while it was written. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a report. A run that failed without a failed test (a crash, an unhandled rejection) is one failure. */
function read(code, report, parse) {
  if (!existsSync(report)) return failure('it ended without a report');
  const content = parsed(readFileSync(report, 'utf8'));
  if (content === undefined) return failure('its report is incomplete');
  const result = parse(content);
  if (code !== 0 && result.failures.length === 0) result.failures.push('it failed outside of its tests');
  if (result.passed === 0 && result.failures.length === 0) result.failures.push('it ran no test');
  return result;
}

/** Suites in the order in which they run; those of one group run at the same time. */
const groups = [
  {
    types: check('tsc', buildProjects('platform', 'gateway', 'web', 'tests')),
    lint: check('oxlint', []),
    format: check('oxfmt', ['--check']),
  },
  {
    // Runs after `types`: the generator test copies the compiled output.
    architecture: vitest('architecture', ['architecture']),
    unit: () => withPostgres(vitest('unit', ['platform', 'gateway', 'web'])),
  },
  { contract },
  { e2e },
];

async function timed(name, suite) {
  const started = Date.now();
  const result = await suite().catch((error) => failure(`it did not start: ${String(error)}`));
  return { name, ...result, seconds: (Date.now() - started) / 1000 };
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const known = groups.flatMap((group) => Object.keys(group));
const names = values.only ? values.only.split(',').map((name) => name.trim()) : known;
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`--only: there is no suite ${unknown.join(', ')}; choose from ${known.join(', ')}.`);
  process.exit(2);
}

await ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results = [];
for (const group of groups) {
  const chosen = Object.entries(group).filter(([name]) => names.includes(name));
  if (chosen.length === 0) continue;
  console.log(`\n=== ${chosen.map(([name]) => name).join(', ')} ===`);
  results.push(...(await Promise.all(chosen.map(([name, suite]) => timed(name, suite)))));
}
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0;
console.log(`\n${summary(results).join('\n')}`);
