import { destination, pino, type Logger } from 'pino';

/** Bytes of lines that are written as soon as there are so many. */
const ENOUGH = 8_192;
const LONGEST_WAIT_MS = 100;
/** What may wait for whoever reads the log; beyond it lines are dropped before the memory is full. */
const MOST_WAITING = 16 * 1024 * 1024;

/**
 * The log of a server, a JSON object on each line of the standard output. Lines are gathered for a tenth of a second: a
 * system call for each would cost more than many a request. The end of the process writes what is left, also after an
 * uncaught exception; only a kill loses it.
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
