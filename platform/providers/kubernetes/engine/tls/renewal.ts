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
const RETRY_MS = 3_600_000;

/** Gives the server a new certificate from time to time, without closing connections. Returns the function that stops. */
export function keepRenewed(
  server: Server,
  sign: () => Promise<ServingCertificate>,
  { clock, log }: { clock: Clock; log: Pick<FastifyBaseLogger, 'error'> },
): () => void {
  const stop = new AbortController();
  const renew = async (): Promise<boolean> => {
    try {
      const { certificate, key } = await sign();
      server.setSecureContext({ cert: certificate, key, minVersion: 'TLSv1.2' });
      return true;
    } catch (error) {
      if (!stop.signal.aborted)
        log.error(
          { err: error },
          'the serving certificate could not be renewed; this is tried again in an hour',
        );
      return false;
    }
  };
  const keep = async (): Promise<void> => {
    let wait = RENEW_MS;
    for (;;) {
      await clock.sleep(wait, stop.signal);
      wait = (await renew()) ? RENEW_MS : RETRY_MS;
    }
  };
  // Only the end of the listener ends this.
  keep().catch(() => {});
  return () => stop.abort(new Error('the listener is closing'));
}
