import { spawn, type ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { baseEnvironment } from './config.ts';

const root = resolve(import.meta.dirname, '../..');
/** Only ends a hung start: a busy machine may take minutes. */
const READY_WITHIN_MS = 900_000;

/** A server of the repository, run from its sources in a process of its own. */
export interface SourceServer {
  /** Everything it wrote so far, on both streams. */
  output: () => string;
  /** Its exit code; null when a signal ended it. */
  exited: Promise<number | null>;
  /** Waits until the address answers; throws with the output when the process ends before. */
  answers: (url: string) => Promise<void>;
  /** Ends it and waits for the end: SIGKILL as a power cut would, SIGTERM as an operator does. */
  end: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts `platform/server.ts` or `gateway/server.ts` with nothing but these variables. */
export function startSource(part: 'platform' | 'gateway', env: Record<string, string>): SourceServer {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', `${part}/server.ts`], {
    cwd: root,
    env: { ...baseEnvironment(), ...env },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  let isOver = false;
  const exited = new Promise<number | null>((done) =>
    child.once('close', (code) => {
      isOver = true;
      done(code);
    }),
  );
  return {
    output: () => output,
    exited,
    async answers(url) {
      const deadline = Date.now() + READY_WITHIN_MS;
      while (Date.now() < deadline) {
        if (isOver) throw new Error(`The ${part} ended while starting:\n${output}`);
        const answer = await fetch(url).catch(() => undefined);
        if (answer?.ok) return;
        await new Promise((done) => setTimeout(done, 50));
      }
      throw new Error(`${url} did not answer in time:\n${output}`);
    },
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
    },
  };
}
