import type { IncomingMessage, ServerResponse } from 'node:http';
import { bearerFrom } from '../graphql/cookies.ts';
import type { Gateway } from '../yoga.ts';
import { isLocal, sendJson, sendText } from './answers.ts';

const READY_TIMEOUT_MS = 2000;

/** Is the process up? Says nothing about the platform. */
export function sendHealth(response: ServerResponse): void {
  sendJson(response, 200, { status: 'ok' });
}

/** Can requests be served? 503 while the platform does not answer, and as soon as this process is to stop. */
export async function sendReadiness(
  gateway: Gateway,
  response: ServerResponse,
  isStopping: boolean,
): Promise<void> {
  if (isStopping) return sendJson(response, 503, { status: 'stopping' });
  try {
    const { status } = await gateway.transport({
      method: 'GET',
      path: '/readyz',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(READY_TIMEOUT_MS),
    });
    // Any answer of the platform will do: a real one may have no page of this name.
    if (status < 500) return sendJson(response, 200, { status: 'ready' });
    return sendJson(response, 503, {
      status: 'waiting',
      reason: `The platform answers with status ${status}.`,
    });
  } catch {
    return sendJson(response, 503, { status: 'waiting', reason: 'The platform does not answer.' });
  }
}

/** Numbers for Prometheus: to this machine itself, or to whoever has METRICS_TOKEN. */
export async function sendMetrics(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const token = bearerFrom(request.headers.authorization);
  const hasToken = gateway.config.metricsToken !== null && token === gateway.config.metricsToken;
  if (!hasToken && !isLocal(request)) return sendText(response, 403, 'Send METRICS_TOKEN as a bearer token.');
  gateway.metrics.liveChannels.set(gateway.services.hub.size);
  return sendText(response, 200, await gateway.metrics.registry.metrics(), 'text/plain; version=0.0.4');
}
