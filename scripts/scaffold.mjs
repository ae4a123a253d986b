import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runTool } from './run.mjs';

export const pascal = (name) => name.replace(/(^|-)([a-z])/g, (_all, _dash, letter) => letter.toUpperCase());

/** Ends the command when the name has another form than `pattern`; `example` shows the right one. */
export function requireName(what, name, pattern, example) {
  if (name && pattern.test(name)) return name;
  console.error(`${what}: give a name such as ${example} (got ${JSON.stringify(name ?? '')}).`);
  process.exit(2);
}

/** Writes the files (path → text), formatted. Refuses all of them when one exists already. */
export async function writeNew(files) {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) {
    console.error(`Nothing written, these exist already:\n${taken.join('\n')}`);
    process.exit(1);
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  await runTool('prettier', ['--write', '--log-level', 'warn', ...Object.keys(files)]);
  console.log(`Written:\n${Object.keys(files).join('\n')}`);
}
