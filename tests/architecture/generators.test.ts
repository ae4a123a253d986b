import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProjects, tools } from '../../scripts/run.mjs';
import { baseEnvironment } from '../support/config.ts';
import { root } from './repository.ts';

/** What is built is copied too, so that the compiler checks only what the generators change. */
const EXCLUDED = ['.git', '.cache', '.data', 'node_modules', 'test-results'];
let copy: string;

/** Runs a script with Node in the copy of the repository; throws with its output if it fails. */
function node(...args: string[]): string {
  const env = { ...baseEnvironment(), FORCE_NO_WATCHMAN: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}

/** The files that a generator lists in its output. */
const written = (output: string) =>
  output.split('\n').filter((line) => /^(platform|gateway|web)\//.test(line));

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'kubedeck-generators-'));
  const filter = (path: string) => !EXCLUDED.includes(relative(root, path));
  cpSync(root, copy, { recursive: true, filter });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('generated domains and mutations compile and pass lint and their own tests', () => {
  const files = [
    ...written(node('scripts/new-domain.mjs', 'widgets')),
    ...written(node('scripts/new-mutation.mjs', 'widgets', 'renameWidget')),
  ];
  expect(files).toContain('gateway/domains/widgets/renameWidget.ts');
  node('--import', 'tsx', 'gateway/print-schema.ts');
  node('scripts/relay.mjs');
  node(tools.tsc, ...buildProjects('platform', 'gateway', 'web'));
  const code = files.filter((file) => /\.tsx?$/.test(file));
  node(tools.oxlint, ...code);
  node(tools.oxfmt, '--check', ...files);
  const tests = code.filter((file) => file.endsWith('.test.ts'));
  expect(tests).toHaveLength(3);
  node(tools.vitest, 'run', ...tests);
});

it('npm run relay removes the operations of documents that no longer exist', () => {
  const file = join(copy, 'web/relay/operations.json');
  node('scripts/relay.mjs');
  const before = readFileSync(file, 'utf8');
  const stale = { ['0'.repeat(64)]: 'query OldQuery {\n  __typename\n}\n' };
  writeFileSync(file, JSON.stringify({ ...(JSON.parse(before) as object), ...stale }));
  node('scripts/relay.mjs');
  expect(readFileSync(file, 'utf8') === before).toBe(true);
});
