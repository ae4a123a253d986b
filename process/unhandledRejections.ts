/**
 * Logs a failed promise that no code waits for, and goes on: the failure belongs to one request, and the process serves
 * many others. Without a listener Node ends the process. https://nodejs.org/api/process.html#event-unhandledrejection
 */
export function logUnhandledRejections(log: { error(details: object, message: string): void }): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'nothing waited for this failure'));
}
