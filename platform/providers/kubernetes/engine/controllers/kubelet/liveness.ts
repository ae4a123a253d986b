import type { Container } from 'kubernetes-types/core/v1.d.ts';
import { imageBehaviour } from '../../../../simulation/sentinels.ts';
import type { ControllerContext } from '../controller.ts';
import type { Pod } from '../shared/pods.ts';

/** After this long a container of a hanging image no longer answers its probes. */
const HANGS_MS = 20_000;
const SIGKILLED = 137;
const PERIOD_SECONDS = 10;
const FAILURES = 3;

/** From the start of a container until its liveness probe has failed often enough; null if it never does. */
export function livenessFailureMs({ image = '', livenessProbe }: Container): number | null {
  if (!livenessProbe || imageBehaviour(image) !== 'hangs') return null;
  const { initialDelaySeconds = 0, periodSeconds, failureThreshold } = livenessProbe;
  const seconds = (periodSeconds ?? PERIOD_SECONDS) * (failureThreshold ?? FAILURES);
  return Math.max(HANGS_MS, initialDelaySeconds * 1_000) + seconds * 1_000;
}

/** How the kubelet ends such a container. */
export const livenessFailure = { reason: 'Error', exitCode: SIGKILLED };

export function recordLivenessFailure(pod: Pod, { name }: Container, { state }: ControllerContext): void {
  const unhealthy =
    'Liveness probe failed: context deadline exceeded (Client.Timeout exceeded while awaiting headers)';
  state.recordEvent(pod, { type: 'Warning', reason: 'Unhealthy', message: unhealthy });
  const killing = `Container ${name} failed liveness probe, will be restarted`;
  state.recordEvent(pod, { type: 'Normal', reason: 'Killing', message: killing });
}
