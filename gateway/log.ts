import { destination, pino, type Logger } from 'pino';

/** Lines are written once they have this many bytes. */
const ENOUGH = 8_192;
const LONGEST_WAIT_MS = 100;
/** Bytes that may wait for a slow reader of the log; further lines are dropped. */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * The log of a server, with a JSON object per line on standard output. Lines are buffered for a tenth of a second,
 * because a system call per line costs more than a small request. The rest is written when the process ends, also
 * after an uncaught exception; only a kill loses it.
 */
export function openLog(name: string, level: string): Logger {
  const gathered = {
    minLength: ENOUGH,
    maxLength: MOST_WAITING,
    periodicFlush: LONGEST_WAIT_MS,
    sync: false,
  };
  return pino({ name, level }, destination(gathered));
}
