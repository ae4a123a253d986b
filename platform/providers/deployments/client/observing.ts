import { text } from '../../../messages/messages.ts';
import { MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { KubernetesError } from '../../kubernetes/port.ts';
import type { ObservedDeployment, WorstPod } from '../port.ts';
import { autoscaleOf } from './autoscaleStatus.ts';
import { certificateOf } from './certificates.ts';
import { certificateSecret, ID_LABEL } from './objects.ts';
import { problemOfPod } from './problems.ts';
import { volumeProblem } from './volumeProblem.ts';

type Deployment = Stored<'deployments.apps'>;
type Pod = Stored<'pods'>;

const HASH_LABEL = 'pod-template-hash';
const LOG_LINES = 20;
const LOG_BYTES = 4_096;

/** Everything that carries the platform's label. */
export const ours = { labelSelector: `${MANAGED_BY}=${MANAGER},${ID_LABEL}` };

const idOf = ({ metadata }: { metadata: Stored<'pods'>['metadata'] }): string =>
  metadata.labels?.[ID_LABEL] ?? '';
const isReady = ({ status }: Pod): boolean =>
  status?.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True') ?? false;
const isLeaving = ({ metadata }: { metadata: Pod['metadata'] }): boolean =>
  metadata.deletionTimestamp !== undefined;
const imageOfPod = ({ spec }: Pod): string => spec?.containers[0]?.image ?? '';

/** The objects that deployments are read from. */
interface Objects {
  deployments: Deployment[];
  sets: Stored<'replicasets.apps'>[];
  pods: Pod[];
  autoscalers: Stored<'horizontalpodautoscalers.autoscaling'>[];
  ingresses: Stored<'ingresses.networking.k8s.io'>[];
  certificates: Stored<'certificates.cert-manager.io'>[];
  claims: Stored<'persistentvolumeclaims'>[];
}

async function readObjects(client: KubernetesClient): Promise<Objects> {
  const [deployments, sets, pods, autoscalers, ingresses, certificates, claims] = await Promise.all([
    client.list('deployments.apps', ours),
    client.list('replicasets.apps', ours),
    client.list('pods', ours),
    client.list('horizontalpodautoscalers.autoscaling', ours),
    client.list('ingresses.networking.k8s.io', ours),
    orNull(client.list('certificates.cert-manager.io')),
    client.list('persistentvolumeclaims', ours),
  ]);
  return { deployments, sets, pods, autoscalers, ingresses, certificates: certificates ?? [], claims };
}

/** The last line that a crashed container wrote; empty without a log. */
async function lastLine(client: KubernetesClient, { metadata }: Pod): Promise<string> {
  const { name, namespace } = metadata;
  try {
    const log = await client.logs(
      { name, namespace },
      { previous: true, tailLines: LOG_LINES, limitBytes: LOG_BYTES },
    );
    const lines = log.split('\n').filter((line) => line.trim() !== '');
    // A stack trace follows the line that matters.
    const line = lines.findLast((one) => /error|fatal|panic|exception/i.test(one)) ?? lines.at(-1) ?? '';
    return line.trim();
  } catch (error) {
    if (error instanceof KubernetesError) return '';
    throw error;
  }
}

async function worstOf(client: KubernetesClient, pods: readonly Pod[]): Promise<WorstPod | null> {
  const problems = pods.flatMap((pod) => {
    const found = problemOfPod(pod);
    return found ? [{ pod, ...found }] : [];
  });
  const worst = problems.find(({ isFatal }) => isFatal) ?? problems[0];
  // The events of a claim say more than the condition of its pod.
  const refused = worst?.isFatal ? null : await volumeProblem(client, pods);
  if (refused || !worst) return refused;
  const { pod, isFatal, crashedWith: exit } = worst;
  const line = exit === undefined ? '' : await lastLine(client, pod);
  const problem = exit === undefined || line === '' ? worst.message : text('pod_crashed', { exit, line });
  return { name: pod.metadata.name, problem, isFatal };
}

const REVISION = 'deployment.kubernetes.io/revision';
const revisionOf = ({ metadata }: Stored<'replicasets.apps'>): number =>
  Number(metadata.annotations?.[REVISION] ?? 0);

function newestSet(deployment: Deployment, { sets }: Objects): string | undefined {
  return sets
    .filter(
      (set) => idOf(set) === idOf(deployment) && set.metadata.namespace === deployment.metadata.namespace,
    )
    .sort((a, b) => revisionOf(b) - revisionOf(a))[0]?.metadata.labels?.[HASH_LABEL];
}

/** The image of the newest ready pod. */
function runningImage(pods: readonly Pod[], newest: string | undefined): string | null {
  const ready = pods.filter(isReady);
  const found = ready.find(({ metadata }) => metadata.labels?.[HASH_LABEL] === newest) ?? ready.at(-1);
  return found ? imageOfPod(found) : null;
}

function rolloutOf({ metadata, spec, status }: Deployment) {
  const replicas = spec?.replicas ?? 1;
  const { updatedReplicas = 0, availableReplicas = 0, replicas: total = 0 } = status ?? {};
  const isSeen = (status?.observedGeneration ?? 0) >= (metadata.generation ?? 1);
  const progressing = status?.conditions?.find(({ type }) => type === 'Progressing');
  return {
    replicas,
    isComplete:
      isSeen && updatedReplicas === replicas && availableReplicas === replicas && total === replicas,
    hasTimedOut: isSeen && progressing?.reason === 'ProgressDeadlineExceeded',
  };
}

/** Keel names itself and the new tag in the cause of the change. */
function isByKeel({ metadata, spec }: Deployment): boolean {
  const cause = metadata.annotations?.['kubernetes.io/change-cause'] ?? '';
  const tag = /^keel automated update, version \S+ -> (\S+)/.exec(cause)?.[1];
  return tag !== undefined && (spec?.template.spec?.containers[0]?.image?.endsWith(`:${tag}`) ?? false);
}

async function observed(
  client: KubernetesClient,
  deployment: Deployment,
  objects: Objects,
): Promise<ObservedDeployment> {
  const { name, namespace = '' } = deployment.metadata;
  const isOwn = (one: { metadata: Pod['metadata'] }): boolean =>
    idOf(one) === idOf(deployment) && one.metadata.namespace === namespace;
  const pods = objects.pods.filter((pod) => isOwn(pod) && !isLeaving(pod));
  const newest = newestSet(deployment, objects);
  const current = pods.filter(({ metadata }) => metadata.labels?.[HASH_LABEL] === newest);
  const ingress = objects.ingresses.find(isOwn);
  const autoscaler = objects.autoscalers.find(isOwn);
  const certificate = objects.certificates.find(
    ({ metadata }) => metadata.namespace === namespace && metadata.name === certificateSecret({ name }),
  );
  return {
    id: idOf(deployment),
    name,
    namespace,
    image: deployment.spec?.template.spec?.containers[0]?.image ?? '',
    runningImage: runningImage(pods, newest),
    ...rolloutOf(deployment),
    ready: pods.filter(isReady).length,
    updated: current.filter(isReady).length,
    worstPod: await worstOf(client, current),
    autoscale: autoscaler ? autoscaleOf(autoscaler, deployment.spec?.replicas ?? 0) : null,
    addresses: (ingress?.status?.loadBalancer?.ingress ?? []).flatMap(
      ({ ip, hostname }) => ip ?? hostname ?? [],
    ),
    certificate: (ingress?.spec?.tls ?? []).length > 0 ? certificateOf(certificate) : null,
    isByKeel: isByKeel(deployment),
    claims: objects.claims
      .filter((claim) => isOwn(claim) && !isLeaving(claim))
      .map(({ metadata, spec }) => ({
        name: metadata.name,
        size: spec?.resources?.requests?.['storage'] ?? '0',
      })),
  };
}

/** Every deployment of the platform in the cluster. */
export async function observeDeployments(client: KubernetesClient): Promise<ObservedDeployment[]> {
  const objects = await readObjects(client);
  return Promise.all(objects.deployments.map((one) => observed(client, one, objects)));
}
