import { PassThrough } from 'node:stream';
import type { KubernetesSocket } from '../../client/exchange.ts';
import { carryExec } from './channels.ts';
import type { Start } from './exec.ts';

/** Carries a command within this process. It ends with the signal. */
export function execInProcess(start: Start, signal: AbortSignal): KubernetesSocket {
  const messages = new PassThrough({ objectMode: true });
  const close = (): void => {
    if (!messages.writableEnded) messages.end();
  };
  signal.addEventListener('abort', close, { once: true });
  const left = new AbortController();
  messages.once('close', () => {
    signal.removeEventListener('abort', close);
    left.abort();
  });
  const receive = carryExec(
    {
      send: (message) => {
        if (!messages.writableEnded) messages.write(message);
      },
      close,
    },
    start,
    left.signal,
  );
  return { messages, send: async (message) => receive(message), close };
}
