import { text, type Message } from '../../../messages/messages.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient, KubernetesClients } from '../../kubernetes/client/client.ts';
import { KubernetesError } from '../../kubernetes/port.ts';
import type { Progress } from '../../simulation/stages.ts';
import { GitOpsError, type GitOpsInstaller, type GitOpsSource, type ObservedFlux } from '../port.ts';
import {
  deployKeySecret,
  FLUX_NAMESPACE,
  fluxInstanceOf,
  instanceName,
  secretName,
  SYNC,
} from './fluxObjects.ts';
import { fluxState, messageOf, stateOf } from './fluxStatus.ts';

const INSTANCES = 'fluxinstances.fluxcd.controlplane.io';
const REPOSITORIES = 'gitrepositories.source.toolkit.fluxcd.io';
const KUSTOMIZATIONS = 'kustomizations.kustomize.toolkit.fluxcd.io';
const CONTROLLERS = [
  'source-controller',
  'kustomize-controller',
  'helm-controller',
  'notification-controller',
];

/** Fractions of the work by what is ready. */
async function arrival(client: KubernetesClient, url: string, path: string): Promise<Progress> {
  const at = (fraction: number, message: Message): Progress => ({ fraction, message });
  const deployments = await client.list('deployments.apps', { namespace: FLUX_NAMESPACE });
  const controllers = deployments.filter(({ metadata }) => CONTROLLERS.includes(metadata.name));
  const ready = controllers.filter(({ status }) => (status?.readyReplicas ?? 0) > 0).length;
  const total = CONTROLLERS.length;
  if (ready < total) return at(0.1 + (0.5 * ready) / total, text('flux_controllers', { ready, total }));
  const name = { name: SYNC, namespace: FLUX_NAMESPACE };
  const repository = await orNull(client.get(REPOSITORIES, name));
  return stateOf(repository?.status?.conditions) === 'ready'
    ? at(0.85, text('reconciling', { path }))
    : at(0.7, text('cloning', { url }));
}

async function enable(client: KubernetesClient, source: GitOpsSource, signal?: AbortSignal): Promise<void> {
  const options = { force: true, signal };
  await client.apply('namespaces', { metadata: { name: FLUX_NAMESPACE } }, options);
  await client.apply('secrets', deployKeySecret(source), options);
  await client.apply(INSTANCES, fluxInstanceOf(source), options);
}

async function observe(client: KubernetesClient): Promise<ObservedFlux | null> {
  const instance = await orNull(client.get(INSTANCES, instanceName));
  if (!instance) return null;
  const { metadata, spec, status } = instance;
  const ready = status?.conditions?.find(({ type }) => type === 'Ready');
  // Conditions of an earlier generation say nothing about what was applied.
  const isSeen = (ready?.observedGeneration ?? 0) >= (metadata.generation ?? 0);
  const { url = '', path = '' } = spec?.sync ?? {};
  const progress = await arrival(client, url, path);
  const reason = messageOf(status?.conditions);
  return { state: isSeen ? stateOf(status?.conditions) : 'reconciling', reason, progress };
}

/** Follows repositories with Flux, installed by flux-operator from a FluxInstance. */
export function createClientGitOps({ clients }: { clients: Pick<KubernetesClients, 'of'> }): GitOpsInstaller {
  const withClient = async <T>(
    clusterId: string,
    work: (client: KubernetesClient) => Promise<T>,
  ): Promise<T> => {
    try {
      return await work(await clients.of(clusterId));
    } catch (error) {
      if (!(error instanceof KubernetesError)) throw error;
      const { kind, code, text: why } = error;
      throw new GitOpsError({ kind, code, text: why });
    }
  };
  return {
    enable: ({ clusterId }, source, signal) =>
      withClient(clusterId, (client) => enable(client, source, signal)),
    disable: ({ clusterId }, signal) =>
      withClient(clusterId, async (client) => {
        await client.delete(INSTANCES, instanceName, { signal });
        await client.delete('secrets', secretName, { signal });
      }),
    observe: ({ clusterId }) => withClient(clusterId, observe),
    status: ({ clusterId }) =>
      withClient(clusterId, async (client) => {
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
