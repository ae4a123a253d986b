import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { baseEnvironment } from './config.ts';

const root = resolve(import.meta.dirname, '../..');
/** Only ends a hung start: a busy machine may take minutes. */
const READY_WITHIN_MS = 900_000;
/** After this long a server that ignores SIGTERM is killed. */
const STOP_WITHIN_MS = 60_000;

/** A built server of the repository in a process of its own. */
export interface ServerProcess {
  pid: number;
  /** Everything it wrote so far, on both streams. */
  output: () => string;
  /** Its exit code; null when a signal ended it. */
  exited: Promise<number | null>;
  /** Waits until the address responds with a success; throws with the output when the process ends before. */
  answers: (url: string) => Promise<void>;
  /** Ends it and waits for the end: SIGKILL as a power cut would, SIGTERM as an operator does. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** A port that nothing listens on right now. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => done(port));
    });
  });
}

/** Starts `dist/platform/server.js` or `dist/gateway/server.js` with nothing but these variables. */
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
    async answers(url) {
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
