import type { Stored } from '../../../api/objects.ts';
import { embeddedTags } from '../../../../images/embedded/embeddedTags.ts';
import { keelChoice } from '../../../../images/keelPolicy.ts';
import { referenceOf } from '../../../../images/reference.ts';
import { defineController, type ControllerContext } from '../controller.ts';

type Deployment = Stored<'deployments.apps'>;
type HelmChart = Stored<'helmcharts.helm.cattle.io'>;

const RESOURCE = 'helmcharts.helm.cattle.io';
const NAME = 'keel';
const NAMESPACE = 'kube-system';
const POLICY = 'keel.sh/policy';
const SCHEDULE = 'keel.sh/pollSchedule';
const CAUSE = 'kubernetes.io/change-cause';
const UNITS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };
const DEFAULT_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * | Deployment with `keel.sh/policy` | Then                                                   |
 * | -------------------------------- | ------------------------------------------------------ |
 * | its time to poll has come        | gets the tag that its policy takes, if there is one    |
 * | more than an hour was missed     | goes straight to the newest tag                        |
 *
 * People chose the frequency, so it passes in real time.
 */
export const keelController = defineController({
  resource: RESOURCE,
  reconcile: (chart, context) => {
    if (chart.metadata.name !== NAME || chart.metadata.namespace !== NAMESPACE || !runs(context)) return;
    const { state, infrastructure } = context;
    const isBehind = infrastructure.present.getTime() - state.now.getTime() > HOUR_MS;
    const watched = watchedDeployments(context);
    for (const deployment of watched)
      if (isBehind || isDue(deployment, state.now))
        poll(deployment, isBehind ? infrastructure.present : state.now, context);
    const next = watched.map((one) => nextPoll(one, isBehind ? infrastructure.present : state.now).getTime());
    state.wakeAt(RESOURCE, chart, next.length === 0 ? null : new Date(Math.min(...next)));
  },
  triggers: {
    'deployments.apps': ({ metadata }, context) =>
      metadata.name === NAME || metadata.annotations?.[POLICY] !== undefined ? keelOf(context) : [],
  },
});

function keelOf({ state }: ControllerContext): HelmChart[] {
  const chart = state.get(RESOURCE, NAME, NAMESPACE);
  return chart ? [chart] : [];
}

function runs({ state }: ControllerContext): boolean {
  return state
    .list('deployments.apps')
    .some(({ metadata, status }) => metadata.name === NAME && (status?.availableReplicas ?? 0) > 0);
}

function watchedDeployments({ state }: ControllerContext): Deployment[] {
  return state
    .list('deployments.apps')
    .filter(({ metadata }) => metadata.annotations?.[POLICY] !== undefined);
}

/** `@every 5m` in milliseconds. */
function everyMs({ metadata }: Deployment): number {
  const [, count, unit = ''] = /^@every (\d+)([smh])$/.exec(metadata.annotations?.[SCHEDULE] ?? '') ?? [];
  return count === undefined ? DEFAULT_MS : Number(count) * (UNITS[unit] ?? DEFAULT_MS);
}

/** Polls at whole multiples of the interval need no memory. */
function isDue(deployment: Deployment, now: Date): boolean {
  return now.getTime() % everyMs(deployment) === 0;
}

function nextPoll(deployment: Deployment, now: Date): Date {
  const every = everyMs(deployment);
  return new Date((Math.floor(now.getTime() / every) + 1) * every);
}

function poll(deployment: Deployment, now: Date, { state }: ControllerContext): void {
  const { metadata, spec } = deployment;
  const [container, ...others] = spec?.template.spec?.containers ?? [];
  const at = container?.image?.lastIndexOf(':') ?? -1;
  if (!spec?.template.spec || !container?.image || at <= container.image.lastIndexOf('/')) return;
  const [repository, tag] = [container.image.slice(0, at), container.image.slice(at + 1)];
  const tags = embeddedTags(referenceOf(repository).path, now);
  const next = tags && keelChoice(metadata.annotations?.[POLICY] ?? '', tag, tags).next;
  if (!next || next === tag) return;
  const containers = [{ ...container, image: `${repository}:${next}` }, ...others];
  const template = { ...spec.template, spec: { ...spec.template.spec, containers } };
  const cause = `keel automated update, version ${tag} -> ${next} [${state.now.toISOString()}]`;
  const annotations = { ...metadata.annotations, [CAUSE]: cause };
  state.update('deployments.apps', {
    ...deployment,
    metadata: { ...metadata, annotations },
    spec: { ...spec, template },
  });
}
