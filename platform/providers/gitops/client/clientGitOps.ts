import { waitingHere, type Clock } from '../../../clock.ts';
import { text, type Message } from '../../../messages/messages.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient, KubernetesClients } from '../../kubernetes/client/client.ts';
import { KubernetesError } from '../../kubernetes/port.ts';
import { waitFor } from '../../kubernetes/waitFor.ts';
import type { WorkOptions } from '../../simulation/stages.ts';
import { GitOpsError, type GitOpsInstaller, type GitOpsSource } from '../port.ts';
import {
  deployKeySecret,
  FLUX_NAMESPACE,
  fluxInstanceOf,
  instanceName,
  secretName,
  SYNC,
} from './fluxObjects.ts';
import { fluxState, messageOf, stateOf } from './fluxStatus.ts';

const DEADLINE_MS = 20 * 60_000;
const INSTANCES = 'fluxinstances.fluxcd.controlplane.io';
const REPOSITORIES = 'gitrepositories.source.toolkit.fluxcd.io';
const KUSTOMIZATIONS = 'kustomizations.kustomize.toolkit.fluxcd.io';
const CONTROLLERS = [
  'source-controller',
  'kustomize-controller',
  'helm-controller',
  'notification-controller',
];

interface Deps {
  clients: Pick<KubernetesClients, 'of'>;
  clock: Clock;
}

function notReady(reason: string): GitOpsError {
  return new GitOpsError({
    kind: 'unavailable',
    code: 'not_ready',
    text: text('flux_not_ready', { reason }),
  });
}

/** Fractions of the work by what is ready. */
async function reportArrival(
  client: KubernetesClient,
  { url, path }: GitOpsSource,
  { signal, onProgress }: WorkOptions,
): Promise<void> {
  const report = (fraction: number, message: Message) => onProgress?.({ fraction, message });
  const deployments = await client.list('deployments.apps', { namespace: FLUX_NAMESPACE, signal });
  const controllers = deployments.filter(({ metadata }) => CONTROLLERS.includes(metadata.name));
  const ready = controllers.filter(({ status }) => (status?.readyReplicas ?? 0) > 0).length;
  const total = CONTROLLERS.length;
  if (ready < total) return report(0.1 + (0.5 * ready) / total, text('flux_controllers', { ready, total }));
  const name = { name: SYNC, namespace: FLUX_NAMESPACE };
  const repository = await orNull(client.get(REPOSITORIES, name, signal));
  if (stateOf(repository?.status?.conditions) !== 'ready') return report(0.7, text('cloning', { url }));
  return report(0.85, text('reconciling', { path }));
}

/** Never reports less than before: controllers restart. */
function upwards({ onProgress, ...work }: WorkOptions): WorkOptions {
  let reached = -1;
  return {
    ...work,
    onProgress: (progress) => {
      if (progress.fraction < reached) return undefined;
      reached = progress.fraction;
      return onProgress?.(progress);
    },
  };
}

async function enable({ clients, clock }: Deps, clusterId: string, source: GitOpsSource, work: WorkOptions) {
  const client = await clients.of(clusterId);
  const { signal, onProgress } = work;
  const options = { force: true, signal };
  await onProgress?.({ fraction: 0, message: text('writing_deploy_key') });
  await client.apply('namespaces', { metadata: { name: FLUX_NAMESPACE } }, options);
  await client.apply('secrets', deployKeySecret(source), options);
  const applied = await client.apply(INSTANCES, fluxInstanceOf(source), options);
  await onProgress?.({ fraction: 0.05, message: text('flux_accepted') });
  const waiting = work.waiting ?? waitingHere(clock, signal);
  let reason = '';
  const limits = { clock, waiting, signal, deadlineMs: DEADLINE_MS, tooLate: () => notReady(reason) };
  await waitFor(limits, async () => {
    const { status } = await client.get(INSTANCES, instanceName, signal);
    const ready = status?.conditions?.find(({ type }) => type === 'Ready');
    const isSeen = (ready?.observedGeneration ?? 0) >= (applied.metadata.generation ?? 0);
    reason = messageOf(status?.conditions);
    if (isSeen && stateOf(status?.conditions) === 'stalled') throw notReady(reason);
    if (isSeen && ready?.status === 'True') return true;
    await reportArrival(client, source, work);
    return undefined;
  });
  await onProgress?.({ fraction: 1, message: text('reconciling', { path: source.path }) });
}

async function disable({ clients, clock }: Deps, clusterId: string, work: WorkOptions): Promise<void> {
  const client = await clients.of(clusterId);
  const { signal, onProgress } = work;
  const instance = await orNull(client.get(INSTANCES, instanceName, signal));
  if (instance) {
    await onProgress?.({ fraction: 0, message: text('suspending') });
    await client.delete(INSTANCES, instanceName, { signal });
  }
  const waiting = work.waiting ?? waitingHere(clock, signal);
  const tooLate = () => notReady('the FluxInstance was not removed in time');
  await waitFor({ clock, waiting, signal, deadlineMs: DEADLINE_MS, tooLate }, async () => {
    if ((await orNull(client.get(INSTANCES, instanceName, signal))) === null) return true;
    await onProgress?.({ fraction: 0.3, message: text('removing_flux') });
    return undefined;
  });
  if (await client.delete('secrets', secretName, { signal }))
    await onProgress?.({ fraction: 0.9, message: text('removing_deploy_key') });
}

/** Follows repositories with Flux, installed by flux-operator from a FluxInstance. */
export function createClientGitOps(deps: Deps): GitOpsInstaller {
  const asGitOpsError = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof KubernetesError)) throw error;
      const { kind, code, text: why } = error;
      throw new GitOpsError({ kind, code, text: why });
    }
  };
  return {
    enable: ({ clusterId }, source, work = {}) =>
      asGitOpsError(() => enable(deps, clusterId, source, upwards(work))),
    disable: ({ clusterId }, work = {}) => asGitOpsError(() => disable(deps, clusterId, upwards(work))),
    status: ({ clusterId }) =>
      asGitOpsError(async () => {
        const client = await deps.clients.of(clusterId);
        const instance = await orNull(client.get(INSTANCES, instanceName));
        if (!instance) return null;
        const namespace = FLUX_NAMESPACE;
        const [repository, kustomizations] = await Promise.all([
          orNull(client.get(REPOSITORIES, { name: SYNC, namespace })),
          orNull(client.list(KUSTOMIZATIONS, { namespace })),
        ]);
        return fluxState(instance, repository, kustomizations ?? []);
      }),
  };
}
