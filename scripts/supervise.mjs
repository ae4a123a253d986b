import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { childEnvironment, settings } from './config.mjs';
import { root } from './run.mjs';

/** Exit code of a server that refuses its configuration (sysexits EX_CONFIG): starting it again cannot help. */
export const CONFIG_ERROR = 78;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
const STEADY_AFTER_MS = 30_000;
const NO_HOST = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * Whether a port can be listened on; port 0 answers a free one instead of itself, a taken one undefined.
 * That a host is not of this machine is left to the server to say.
 */
export function claimPort(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', ({ code }) => done(NO_HOST.includes(code) ? port : undefined));
    probe.listen(port, host, () => {
      const { port: found } = probe.address();
      probe.close(() => done(found));
    });
  });
}

/**
 * Keeps one server running: restarts it with a growing pause when it dies, until `stop`.
 * `onGivenUp(code)` is called instead when it refuses its configuration.
 */
export function supervise(name, args, env, onGivenUp) {
  let child;
  let timer;
  let stopping = false;
  let pause = FIRST_PAUSE_MS;

  const start = () => {
    const started = Date.now();
    // Its own process group: Ctrl-C reaches the supervisor alone, which then stops both in order. The IPC channel closes
    // when the supervisor ends in any way, kill -9 included, and the server stops then.
    child = spawn(process.execPath, args, {
      cwd: root,
      env: childEnvironment(env),
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      detached: process.platform !== 'win32',
    });
    child.on('exit', (code, signal) => {
      child = undefined;
      if (stopping) return;
      if (code === CONFIG_ERROR) {
        onGivenUp(code);
        return;
      }
      if (Date.now() - started > STEADY_AFTER_MS) pause = FIRST_PAUSE_MS;
      console.error(
        `The ${name} stopped (${signal ?? `exit code ${code}`}); starting it again in ${pause} ms.`,
      );
      timer = setTimeout(start, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
  };

  const stop = () => {
    stopping = true;
    clearTimeout(timer);
    const running = child;
    if (!running) return Promise.resolve();
    return new Promise((done) => {
      const force = setTimeout(() => running.kill('SIGKILL'), settings.stopWithinMs);
      running.once('exit', () => {
        clearTimeout(force);
        done();
      });
      running.kill('SIGTERM');
    });
  };

  start();
  return { stop, kill: () => child?.kill('SIGKILL') };
}

/** Waits until the address answers 2xx, as long as `goOn()` says so. Answers whether it did. */
export async function waitUntilReady(url, goOn) {
  while (goOn()) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => undefined);
    if (answer?.ok) return true;
    await new Promise((done) => setTimeout(done, 150));
  }
  return false;
}
