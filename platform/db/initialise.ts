import { fork } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../config.ts';

/** When compiled, the script beside this file ends in .js too. */
const script = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './initdb.ts' : './initdb.js', import.meta.url),
);

/**
 * Creates a new database in `folder` unless it exists: an empty one, or one with the data of a snapshot. Runs in a
 * separate process, because creating it takes 800 MB of memory that WebAssembly never frees, and opening it 300. Creates
 * it beside `folder` and renames it at the end, so that an interrupted one is never opened.
 */
export async function initialiseFolder(folder: string, snapshot?: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const child = fork(script, [unfinished, ...(snapshot === undefined ? [] : [snapshot])], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let output = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    const reason =
      output
        .split('\n')
        .find((line) => /error/i.test(line))
        ?.trim() ?? `exit ${String(code)}`;
    throw new ConfigError(
      `DATA_DIR: the database in ${folder} could not be made (${reason}); see that the disk has 100 MB free, or choose another folder`,
    );
  }
  renameSync(unfinished, folder);
}
