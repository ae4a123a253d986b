import type { Server } from 'node:https';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../../clock.ts';

/** Certificate and key in PEM. */
export interface ServingCertificate {
  certificate: string;
  key: string;
}

/** Certificates are valid for a year; a timer of Node reaches no further than 24 days. */
const RENEW_MS = 20 * 86_400_000;

/** Gives the server a new certificate from time to time, without closing connections. Returns the function that stops. */
export function keepRenewed(
  server: Server,
  sign: () => Promise<ServingCertificate>,
  { clock, log }: { clock: Clock; log: Pick<FastifyBaseLogger, 'error'> },
): () => void {
  const stop = new AbortController();
  const renew = async (): Promise<void> => {
    for (;;) {
      await clock.sleep(RENEW_MS, stop.signal);
      const { certificate, key } = await sign();
      server.setSecureContext({ cert: certificate, key, minVersion: 'TLSv1.2' });
    }
  };
  renew().catch((error: unknown) => {
    if (!stop.signal.aborted) log.error({ err: error }, 'the serving certificate could not be renewed');
  });
  return () => stop.abort(new Error('the listener is closing'));
}
