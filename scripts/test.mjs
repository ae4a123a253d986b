import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
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
    // A file that does not even load has no tests to count: it is one failure.
    failed:
      result.numFailedTests +
      result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
        .length,
  }));
};

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
  return count(code, report, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

/** Reads a report. A run that failed without a failed test (a crash, an unhandled rejection) counts as one failure. */
function count(code, report, read) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { passed, failed } = read(JSON.parse(readFileSync(report, 'utf8')));
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

const suites = {
  types: check('tsc', ['-b', 'platform', 'gateway', 'web', 'tests']),
  lint: check('eslint', ['.', '--max-warnings', '0']),
  format: check('prettier', ['--check', '--log-level', 'warn', '.']),
  unit: vitest('unit', ['platform', 'gateway', 'web']),
  contract: vitest('contract', ['contract']),
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
for (const name of names) {
  console.log(`\n=== ${name} ===`);
  const started = Date.now();
  const { passed, failed } = await suites[name]();
  total.passed += passed;
  total.failed += failed;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  lines.push(
    `${name.padEnd(14)}${String(passed).padStart(5)} passed${String(failed).padStart(5)} failed${seconds.padStart(8)} s`,
  );
}
console.log(`\n${lines.join('\n')}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;
console.log(`${total.passed} passed, ${total.failed} failed`);
