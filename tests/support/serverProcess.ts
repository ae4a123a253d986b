import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { baseEnvironment } from './config.ts';

const root = resolve(import.meta.dirname, '../..');
/** Only ends a hung start: a busy machine may take minutes. */
const READY_WITHIN_MS = 900_000;
/** After this long a server that ignores SIGTERM is killed. */
const STOP_WITHIN_MS = 60_000;

/** A built server of this repository in a child process. */
export interface ServerProcess {
  pid: number;
  /** Its output so far, stdout and stderr. */
  output: () => string;
  /** Its exit code; null if it was killed by a signal. */
  exited: Promise<number | null>;
  /** Waits until the address responds with 2xx; throws with the output if the process exits before. */
  untilReady: (url: string) => Promise<void>;
  /** Stops it and waits for its exit: SIGKILL simulates a crash, SIGTERM is a normal shutdown. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts `dist/platform/server.js` or `dist/gateway/server.js` with only these variables. */
export function startServer(part: 'platform' | 'gateway', env: Record<string, string>): ServerProcess {
  const file = `dist/${part}/server.js`;
  if (!existsSync(join(root, file))) throw new Error(`${file} is missing: run npm run build first.`);
  const child = spawn(process.execPath, [file], { cwd: root, env: { ...baseEnvironment(), ...env } });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let hasEnded = false;
  const exited = new Promise<number | null>((done) =>
    child.once('close', (code) => {
      hasEnded = true;
      done(code);
    }),
  );
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    async untilReady(url) {
      const deadline = Date.now() + READY_WITHIN_MS;
      while (Date.now() < deadline) {
        if (hasEnded) throw new Error(`The ${part} ended while starting:\n${output}`);
        const response = await fetch(url).catch(() => undefined);
        if (response?.ok) return;
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error(`${url} did not respond in time:\n${output}`);
    },
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await exited;
      clearTimeout(force);
    },
  };
}
