import type { IncomingMessage, ServerResponse } from 'node:http';
import { bearerFrom } from '../graphql/cookies.ts';
import type { Gateway } from '../yoga.ts';
import { isLocal, sendJson, sendText } from './responses.ts';

const READY_TIMEOUT_MS = 2000;

/** Liveness: whether the process runs, independent of the platform. */
export function sendHealth(response: ServerResponse): void {
  sendJson(response, 200, { status: 'ok' });
}

/** Readiness: 503 while the platform does not respond and once this process is stopping. */
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
    // Any response counts, because a real platform may not have this path.
    if (status < 500) return sendJson(response, 200, { status: 'ready' });
    return sendJson(response, 503, {
      status: 'waiting',
      reason: `The platform answers with status ${status}.`,
    });
  } catch {
    return sendJson(response, 503, { status: 'waiting', reason: 'The platform does not answer.' });
  }
}

/** Prometheus metrics, for local requests and those with METRICS_TOKEN. */
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
