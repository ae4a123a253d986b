import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readPlaywright, readVitest, summary } from '../../scripts/testReports.mjs';

const spec = (title: string, status: string, ...messages: (string | null)[]) => ({
  file: 'apps.e2e.ts',
  line: 7,
  title,
  tests: [{ status, results: messages.map((message) => ({ error: message ? { message } : undefined })) }],
});

describe('the report of the browser tests', () => {
  const report = {
    stats: { expected: 1, flaky: 1 },
    suites: [
      {
        specs: [spec('works', 'expected', null)],
        suites: [
          { specs: [spec('slow', 'flaky', 'no toast', null), spec('broken', 'unexpected', 'a', 'b')] },
        ],
      },
    ],
  };

  it('counts a test that passed when retried as passed and lists it as flaky', () => {
    expect(readPlaywright(report)).toEqual({
      passed: 2,
      failures: ['tests/e2e/apps.e2e.ts:7 › broken: b'],
      flaky: ['tests/e2e/apps.e2e.ts:7 › slow: no toast'],
    });
  });

  it('lists flaky tests by name and ends with their count and the totals', () => {
    const lines = summary([{ name: 'e2e', seconds: 61.25, ...readPlaywright(report) }]);
    expect(lines).toEqual([
      'Failed:',
      'e2e: tests/e2e/apps.e2e.ts:7 › broken: b',
      '',
      'Flaky, passed only when retried:',
      'e2e: tests/e2e/apps.e2e.ts:7 › slow: no toast',
      '',
      'e2e               2 passed    1 failed    1 flaky    61.3 s',
      '',
      '1 flaky',
      '2 passed, 1 failed',
    ]);
  });

  it('shows what was on the page of a failed test', () => {
    const folder = mkdtempSync(join(tmpdir(), 'report-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'error-context.md');
    const snapshot = ['```yaml', '- main:', '  - heading "Plans"', '```'];
    writeFileSync(
      path,
      ['# Error details', '', '```', 'b', '```', '', ...snapshot, '# Test source'].join('\n'),
    );
    const broken = spec('broken', 'unexpected', 'b');
    broken.tests[0]?.results.forEach((result) =>
      Object.assign(result, { attachments: [{ name: 'error-context', path }] }),
    );
    expect(
      readPlaywright({ stats: { expected: 0, flaky: 0 }, suites: [{ specs: [broken] }] }).failures,
    ).toEqual(['tests/e2e/apps.e2e.ts:7 › broken: b\n    The page:\n    - main:\n      - heading "Plans"']);
  });

  it('reports a stack that did not start as a failure', () => {
    const failed = { stats: { expected: 0, flaky: 0 }, suites: [], errors: [{ message: 'dist is missing' }] };
    expect(readPlaywright(failed).failures).toEqual(['dist is missing']);
  });
});

it('counts a test file that did not load, or whose hook threw, as one failure', () => {
  const file = { name: 'a.test.ts', status: 'failed', message: 'no such module' };
  const skipped = { status: 'skipped', fullName: 'works', failureMessages: [] };
  const report = {
    numPassedTests: 0,
    testResults: [
      { ...file, assertionResults: [] },
      { ...file, assertionResults: [skipped] },
    ],
  };
  expect(readVitest(report).failures).toEqual(
    Array(2).fill(expect.stringMatching(/a\.test\.ts: no such module$/)),
  );
});
