import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { baseEnvironment } from '../../../support/config.ts';

/** A child process that responds to one message at a time. */
export interface ChildProgram {
  ask: <Answer>(question: unknown) => Promise<Answer>;
  /** Stops it and waits for its exit. */
  end: () => Promise<void>;
}

export interface Program {
  folder: string;
  args: string[];
  env?: Record<string, string>;
}

/** Starts a program; its log is discarded, and its stderr is part of the error if it exits early. */
export function startProgram({ folder, args, env = {} }: Program): ChildProgram {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...baseEnvironment(), NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  let isEnding = false;
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const early = ended.then(() => {
    if (!isEnding) throw new Error(`${args.join(' ')} ended:\n${complaints.slice(-2000)}`);
  });
  early.catch(() => undefined);
  return {
    async ask<Answer>(question: unknown) {
      const answer = new Promise<Answer>((done) =>
        child.once('message', (message) => done(message as Answer)),
      );
      child.send(question as object);
      return Promise.race([answer, early.then(() => Promise.reject<Answer>(new Error('It ended.')))]);
    },
    async end() {
      isEnding = true;
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Starts a peer with usage.mjs preloaded, from the folder with the installed peers. */
export function startPeer(installed: string, { folder, args, env = {} }: Program): ChildProgram {
  return startProgram({ folder, args: ['--import', join(installed, 'usage.mjs'), ...args], env });
}

/** The resource usage of a peer so far. */
export interface Usage {
  cpuMicroseconds: number;
  rss: number;
}
