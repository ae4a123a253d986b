import { IDLE_MINUTES, WARNING_SECONDS } from './terminals.rules.ts';

const WARNING_MS = WARNING_SECONDS * 1_000;
const QUIET_MS = IDLE_MINUTES * 60_000 - WARNING_MS;

export interface IdleTimer {
  /** There was input. */
  touch(): void;
  stop(): void;
}

/** Warns before a terminal without input ends, then ends it. */
export function createIdleTimer(onWarning: () => void, onIdle: () => void): IdleTimer {
  let timer: NodeJS.Timeout;
  const warn = (): void => {
    onWarning();
    timer = setTimeout(onIdle, WARNING_MS).unref();
  };
  const start = (): void => {
    timer = setTimeout(warn, QUIET_MS).unref();
  };
  start();
  return {
    touch: () => {
      clearTimeout(timer);
      start();
    },
    stop: () => clearTimeout(timer),
  };
}
