import { fork } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError } from '../config.ts';

/** Compiled, the script beside this file ends in .js as well. */
const script = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './initdb.ts' : './initdb.js', import.meta.url),
);

/**
 * Makes the files of a new, empty database in `folder`, unless they are there. In a process of its own: making them
 * takes 800 MB of memory, which WebAssembly never gives back, and opening them 300. Made beside and renamed at the
 * end, so that one that was interrupted is never taken for a database.
 */
export async function initialiseFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const child = fork(script, [unfinished], { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
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
