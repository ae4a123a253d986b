import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { settings } from './config.mjs';
import { ensureInstalled, root, runTool } from './run.mjs';

const reports = join(root, '.cache/reports');

/** A check without a count of its own: one passed or one failed. */
const check = (tool, args) => async () => {
  const code = await runTool(tool, args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
};

const vitest = (name, projects) => async () => {
  const report = join(reports, `${name}.json`);
  const selected = projects.flatMap((project) => ['--project', project]);
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runTool('vitest', ['run', '--passWithNoTests', ...selected, ...outputs]);
  return count(code, report, (result) => ({
    passed: result.numPassedTests,
    failures: result.testResults.flatMap(({ name: path, status, message, assertionResults }) => {
      const file = relative(root, path);
      // A file that does not even load has no tests to count: it is one failure.
      if (status === 'failed' && assertionResults.length === 0) return [`${file}: ${firstLines(message)}`];
      return assertionResults
        .filter((test) => test.status === 'failed')
        .map((test) => `${file} › ${test.fullName}: ${firstLines(test.failureMessages.join('\n'))}`);
    }),
  }));
};

/** Several gateways and platforms side by side need what they share in production: a PostgreSQL server. */
async function contract() {
  const { ensurePostgres } = await import('./postgres.mjs');
  if (!ensurePostgres()) {
    console.error(
      'No PostgreSQL found. Install one, with initdb and postgres on the PATH, then run this again.',
    );
    return { passed: 0, failed: 1, failures: ['no PostgreSQL found'] };
  }
  return vitest('contract', ['contract'])();
}

async function e2e() {
  const { buildIfStale } = await import('./build.mjs');
  const { ensureChromium } = await import('./chromium.mjs');
  const chromium = ensureChromium(settings.chromiumPath);
  if (!chromium) {
    console.error(
      'No Chromium found. Install one (apt-get install chromium) or name it: CHROMIUM_PATH=/path npm test',
    );
    return { passed: 0, failed: 1 };
  }
  if (!(await buildIfStale())) return { passed: 0, failed: 1 };
  const report = join(reports, 'e2e.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await runTool('playwright', ['test', '--pass-with-no-tests', '--reporter=list,json'], { env });
  // A test that passes at a second look has passed; Playwright's own list names it as flaky.
  return count(code, report, ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failures: suites.flatMap((suite) => unexpected(suite)),
  }));
}

/** The failed tests of one of Playwright's suites and of the suites in it. */
function unexpected({ specs = [], suites: inner = [] }) {
  const failed = specs
    .filter((spec) => spec.tests.some((test) => test.status === 'unexpected'))
    .map((spec) => `tests/e2e/${spec.file}:${spec.line} › ${spec.title}: ${firstLines(lastError(spec))}`);
  return [...failed, ...inner.flatMap((suite) => unexpected(suite))];
}

const lastError = (spec) => spec.tests.at(-1)?.results.at(-1)?.error?.message ?? 'no message';

/** What a reader needs of a failure's text to know it again. */
const firstLines = (text) => stripVTControlCharacters(text).split('\n', 6).join('\n    ');

/** Reads a report. A run that failed without a failed test (a crash, an unhandled rejection) counts as one failure. */
function count(code, report, read) {
  if (!existsSync(report)) return { passed: 0, failed: 1, failures: ['it ended without a report'] };
  const { passed, failures } = read(JSON.parse(readFileSync(report, 'utf8')));
  if (failures.length === 0 && code !== 0) failures.push('it failed outside of its tests: see its output');
  return { passed, failed: failures.length, failures };
}

const suites = {
  types: check('tsc', ['-b', 'platform', 'gateway', 'web', 'tests']),
  lint: check('eslint', ['.', '--max-warnings', '0']),
  format: check('prettier', ['--check', '--log-level', 'warn', '.']),
  unit: vitest('unit', ['platform', 'gateway', 'web']),
  contract,
  architecture: vitest('architecture', ['architecture']),
  e2e,
};

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const names = values.only ? values.only.split(',').map((name) => name.trim()) : Object.keys(suites);
const unknown = names.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(
    `--only: there is no suite ${unknown.join(', ')}; choose from ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}

await ensureInstalled();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const total = { passed: 0, failed: 0 };
const lines = [];
const failed = [];
for (const name of names) {
  console.log(`\n=== ${name} ===`);
  const started = Date.now();
  const result = await suites[name]();
  total.passed += result.passed;
  total.failed += result.failed;
  failed.push(...(result.failures ?? []).map((failure) => `${name}: ${failure}`));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  lines.push(
    `${name.padEnd(14)}${String(result.passed).padStart(5)} passed${String(result.failed).padStart(5)} failed${seconds.padStart(8)} s`,
  );
}
// The reasons come last, where even a shortened log still shows them.
if (failed.length > 0) console.log(`\n${failed.join('\n\n')}`);
console.log(`\n${lines.join('\n')}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);
