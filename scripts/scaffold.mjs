import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, runTool } from './run.mjs';

export const pascal = (name) => name.replace(/(^|-)([a-z])/g, (_all, _dash, letter) => letter.toUpperCase());

/** `registries` → `registry`, `backups` → `backup`. */
export const singular = (noun) => noun.replace(/ies$/, 'y').replace(/s$/, '');

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
  await runTool('oxfmt', Object.keys(files));
  console.log(`Written:\n${Object.keys(files).join('\n')}`);
}

/** Adds a bare import to a file, in its alphabetical place, regardless of case, among those of the same depth. */
export function addImport(path, specifier) {
  const depth = (line) => line.split('/').length;
  const added = `import '${specifier}';`;
  const lines = readFileSync(join(root, path), 'utf8').split('\n');
  const isPeer = (line) => line.startsWith("import '") && depth(line) === depth(added);
  const after = lines.findLastIndex((line) => isPeer(line) && line.toLowerCase() < added.toLowerCase());
  const before = lines.findIndex(isPeer);
  lines.splice(after >= 0 ? after + 1 : Math.max(before, 0), 0, added);
  writeFileSync(join(root, path), lines.join('\n'));
}

/** Adds text to the end of a file. */
export function append(path, text) {
  writeFileSync(join(root, path), readFileSync(join(root, path), 'utf8') + text);
}
