import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** Lines of a page that are shown. */
const LONGEST_PAGE = 80;

/** What a reader needs of a failure's text to know it again. */
const firstLines = (text) => stripVTControlCharacters(text).split('\n', 6).join('\n    ');

/** Reads Vitest's JSON report. A file that failed without a failed test (it did not load, or a hook threw) is one failure. */
export function readVitest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLines(message)}`];
    return failed.map((test) => `${file} › ${test.fullName}: ${firstLines(test.failureMessages.join('\n'))}`);
  });
  return { passed: numPassedTests, failures, flaky: [] };
}

/** Reads Playwright's JSON report. A test that only passed when it was retried has passed, and is listed as flaky. */
export function readPlaywright({ stats, suites, errors = [] }) {
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failures: [
      ...errors.map(({ message = '' }) => firstLines(message)),
      ...withStatus(specs, 'unexpected', (results) => results.at(-1)),
    ],
    flaky: withStatus(specs, 'flaky', (results) => results[0]),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

function withStatus(specs, status, telling) {
  return specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => {
        const result = telling(results);
        const message = firstLines(result?.error?.message ?? 'no message');
        return `tests/e2e/${file}:${line} › ${title}: ${message}${pageOf(result)}`;
      }),
  );
}

/** What was on the page when the test failed, of the file that Playwright writes beside the trace. */
function pageOf(result) {
  const path = result?.attachments?.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined) return '';
  const [, page] = /^```yaml\n(.*?)\n```/ms.exec(readFileSync(path, 'utf8')) ?? [];
  return page === undefined
    ? ''
    : `\n    The page:\n${page.split('\n', LONGEST_PAGE).join('\n').replace(/^/gm, '    ')}`;
}

/** The end of the output: failures and flaky tests by name, a line for each suite, and the totals last. */
export function summary(results) {
  const list = (title, kind) => {
    const lines = results.flatMap((result) => result[kind].map((text) => `${result.name}: ${text}`));
    return lines.length > 0 ? [title, ...lines, ''] : [];
  };
  const total = (count) => results.reduce((sum, result) => sum + count(result), 0);
  const failed = total(({ failures }) => failures.length);
  const flaky = total((result) => result.flaky.length);
  const passed = total((result) => result.passed);
  return [
    ...list('Failed:', 'failures'),
    ...list('Flaky, passed only when retried:', 'flaky'),
    ...results.map(({ name, seconds, ...result }) => {
      const counts = `${pad(result.passed, 5)} passed${pad(result.failures.length, 5)} failed`;
      return `${name.padEnd(14)}${counts}${pad(result.flaky.length, 5)} flaky${pad(seconds.toFixed(1), 8)} s`;
    }),
    '',
    `${flaky} flaky`,
    `${passed} passed, ${failed} failed`,
  ];
}

const pad = (value, width) => String(value).padStart(width);
