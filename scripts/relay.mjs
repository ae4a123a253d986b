import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool } from './run.mjs';

/**
 * Runs relay-compiler. It only adds to web/relay/operations.json, so the file is emptied first and every operation is
 * persisted again: operations of changed and deleted documents are then gone.
 * https://relay.dev/docs/guides/persisted-queries/
 */
const file = join(root, 'web/relay/operations.json');
const before = readFileSync(file);
writeFileSync(file, '{}\n');
const code = await runTool('relay', ['--repersist']);
if (code !== 0) writeFileSync(file, before);
process.exitCode = code;
