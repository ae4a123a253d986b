import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { childEnvironment } from './config.mjs';

export const root = resolve(import.meta.dirname, '..');

/** Paths of the tools' entry files, run with our own Node: no shell, no PATH, the same on every system. */
export const tools = {
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  oxlint: 'node_modules/oxlint/bin/oxlint',
  oxfmt: 'node_modules/oxfmt/bin/oxfmt',
  playwright: 'node_modules/playwright/cli.js',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  relay: 'node_modules/relay-compiler/cli.js',
};

/**
 * Arguments of `tsc` that build projects. Checkers share no inferred types, so two of them need half the processor time of
 * the default four.
 */
export const buildProjects = (...projects) => ['-b', ...projects, '--checkers', '2'];

/** Runs a command in the repository with its output shown; answers the exit code (1 when it died of a signal). */
export function run(command, args, { env = {}, shell = false } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, env: childEnvironment(env), stdio: 'inherit', shell });
    child.on('error', fail);
    child.on('exit', (code) => done(code ?? 1));
  });
}

/** Runs one of `tools` with Node. */
export function runTool(tool, args, options) {
  return run(process.execPath, [tools[tool], ...args], options);
}

/** Runs one of `tools` without showing its output; answers that with the exit code. */
export function captureTool(tool, args) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [tools[tool], ...args], { cwd: root, env: childEnvironment({}) });
    let output = '';
    const keep = (chunk) => (output += chunk.toString());
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

/** Installs the pinned dependencies when node_modules is missing or belongs to another package-lock.json. */
export async function ensureInstalled() {
  const lock = join(root, 'package-lock.json');
  const marker = join(root, 'node_modules/.kubedeck-lock');
  const installed = join(root, 'node_modules/.package-lock.json');
  const hash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  // Somebody ran npm themselves: npm's own marker is then newer than the lock file.
  const upToDate = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  if (!upToDate) {
    // npm ci empties node_modules through a link: whoever else uses that folder would lose it.
    if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
      console.error('node_modules is a link to a folder installed for another package-lock.json.');
      console.error('Remove the link, or install in the folder it points to, then run the command again.');
      process.exit(1);
    }
    console.log('Installing dependencies (npm ci) …');
    // On Windows npm is a .cmd file, which only a shell can start.
    const code = await run('npm', ['ci', '--no-audit', '--no-fund'], { shell: process.platform === 'win32' });
    if (code !== 0) {
      console.error('npm ci failed: see its message above. Check the network, then run the command again.');
      process.exit(code);
    }
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(marker, hash);
}
