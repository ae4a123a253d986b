import type { Condition } from 'kubernetes-types/meta/v1.d.ts';
import type { StoredMetadata } from '../../../api/objects.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';

interface WithStatus {
  metadata: StoredMetadata;
  status?: { conditions?: Condition[] };
}

/** The state of an object of Flux, as kstatus reads it. */
export type FluxState =
  | { is: 'ready'; reason: string; message: string }
  | { is: 'reconciling'; message: string }
  | { is: 'stalled'; reason: string; message: string };

/** The conditions of a state: Ready always, Reconciling and Stalled only while they are true. */
export function fluxConditions({ metadata, status }: WithStatus, state: FluxState, now: Date): Condition[] {
  const reason = state.is === 'reconciling' ? 'Progressing' : state.reason;
  const readiness = { ready: 'True', reconciling: 'Unknown', stalled: 'False' }[state.is];
  const extra = { ready: [], reconciling: ['Reconciling'], stalled: ['Stalled'] }[state.is];
  const wanted = [{ type: 'Ready', is: readiness }, ...extra.map((type) => ({ type, is: 'True' }))];
  return wanted.map(({ type, is }) => {
    const before = status?.conditions?.find((one) => one.type === type && one.status === is);
    return {
      type,
      status: is,
      reason,
      message: state.message,
      observedGeneration: metadata.generation ?? 1,
      lastTransitionTime: before?.lastTransitionTime ?? kubernetesTime(now),
    };
  });
}

/** True if it is ready and has seen the last change of its spec. */
export function isFluxReady({ metadata, status }: WithStatus): boolean {
  const ready = status?.conditions?.find(({ type }) => type === 'Ready');
  return ready?.status === 'True' && (ready.observedGeneration ?? 0) >= (metadata.generation ?? 0);
}

/** True if it has failed at the last change of its spec. */
export function isFluxStalled({ metadata, status }: WithStatus): boolean {
  const stalled = status?.conditions?.find(({ type }) => type === 'Stalled');
  return stalled?.status === 'True' && (stalled.observedGeneration ?? 0) >= (metadata.generation ?? 0);
}
