import type { FastifyBaseLogger } from 'fastify';
import type { Access } from './clientCertificates.ts';

const CHECK_MS = 1_000;

/** Watches and logs that are being sent. They end within a second when their certificate is no longer accepted. */
export interface OpenStreams {
  /** Returns the function to call when the stream has ended. */
  add(access: Access, end: () => void): () => void;
  close(): void;
}

export function createOpenStreams(
  allowed: (accesses: readonly Access[]) => Promise<Set<Access>>,
  log: Pick<FastifyBaseLogger, 'error'>,
): OpenStreams {
  const streams = new Map<Access, () => void>();
  let timer: NodeJS.Timeout | null = null;
  const stop = (): void => {
    if (timer) clearInterval(timer);
    timer = null;
  };
  const check = async (): Promise<void> => {
    const kept = await allowed([...streams.keys()]);
    for (const [access, end] of streams) if (!kept.has(access)) end();
  };
  return {
    add: (access, end) => {
      streams.set(access, end);
      timer ??= setInterval(() => {
        check().catch((error: unknown) => log.error({ err: error }, 'certificates could not be checked'));
      }, CHECK_MS).unref();
      return () => {
        streams.delete(access);
        if (streams.size === 0) stop();
      };
    },
    close: stop,
  };
}
