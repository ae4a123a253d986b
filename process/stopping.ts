/** Time in addition to the configured delay, after which a server that has not stopped exits. */
export const STOP_MS = 15_000;

/**
 * Runs `stop` once, when the process is told to stop: by a signal, or because the supervisor that started it with an IPC
 * channel has ended, even by kill -9.
 */
export function whenToldToStop(stop: (reason: string) => void): void {
  let isStopping = false;
  const stopOnce = (reason: string): void => {
    if (isStopping) return;
    isStopping = true;
    stop(reason);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopOnce(signal));
  process.on('disconnect', () => stopOnce('the supervisor has ended'));
  // Without a channel this is undefined; false means that the supervisor ended while this process started.
  if (process.connected === false) stopOnce('the supervisor has ended');
}
