import type { Condition } from 'kubernetes-types/meta/v1.d.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';
import type { GitOpsState, InventoryItem, KustomizationState, ReconcileState } from '../port.ts';
import { SYNC } from './fluxObjects.ts';

type Kustomization = Stored<'kustomizations.kustomize.toolkit.fluxcd.io'>;
type Instance = Stored<'fluxinstances.fluxcd.controlplane.io'>;
type Repository = Stored<'gitrepositories.source.toolkit.fluxcd.io'>;
type Conditions = readonly Condition[] | undefined;

const conditionOf = (conditions: Conditions, type: string) => conditions?.find((one) => one.type === type);

/** kstatus: Stalled wins, then Ready; everything else is in progress. */
export function stateOf(conditions: Conditions): ReconcileState {
  if (conditionOf(conditions, 'Stalled')?.status === 'True') return 'stalled';
  return conditionOf(conditions, 'Ready')?.status === 'True' ? 'ready' : 'reconciling';
}

/** The message of Stalled if there is one, else of Ready. */
export function messageOf(conditions: Conditions): string {
  const stalled = conditionOf(conditions, 'Stalled');
  const shown = stalled?.status === 'True' ? stalled : conditionOf(conditions, 'Ready');
  return shown?.message ?? '';
}

const dateOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** Inventory ids are `<namespace>_<name>_<group>_<kind>`. */
function itemOf({ id }: { id: string }): InventoryItem {
  const [namespace = '', name = '', , kind = ''] = id.split('_');
  return { kind, namespace: namespace === '' ? null : namespace, name };
}

function toState({ metadata, spec, status }: Kustomization): KustomizationState {
  const path = spec?.path ?? '';
  return {
    name: metadata.name,
    path: path.startsWith('./') ? path : `./${path}`,
    state: stateOf(status?.conditions),
    message: messageOf(status?.conditions),
    lastAppliedRevision: status?.lastAppliedRevision ?? null,
    reconciledAt: dateOf(conditionOf(status?.conditions, 'Ready')?.lastTransitionTime),
    inventory: (status?.inventory?.entries ?? []).map(itemOf),
  };
}

/** The cluster's own kustomization first, then each after those that it depends on. */
function inOrder(kustomizations: readonly Kustomization[]): Kustomization[] {
  const placed: Kustomization[] = [];
  const place = (one: Kustomization): void => {
    if (placed.includes(one)) return;
    for (const { name } of one.spec?.dependsOn ?? []) {
      const needed = kustomizations.find(({ metadata }) => metadata.name === name);
      if (
        needed &&
        needed !== one &&
        !needed.spec?.dependsOn?.some((back) => back.name === one.metadata.name)
      )
        place(needed);
    }
    placed.push(one);
  };
  const own = kustomizations.filter(({ metadata }) => metadata.name === SYNC);
  for (const one of [...own, ...kustomizations]) place(one);
  return placed;
}

/** Flux's state from its objects. */
export function fluxState(
  instance: Instance,
  repository: Repository | null,
  kustomizations: readonly Kustomization[],
): GitOpsState {
  const { conditions, artifact } = repository?.status ?? {};
  return {
    // `<version>@sha256:<digits>` once it is installed.
    fluxVersion:
      instance.status?.lastAppliedRevision?.split('@')[0] ?? instance.spec?.distribution.version ?? '',
    source: {
      url: repository?.spec?.url ?? instance.spec?.sync?.url ?? '',
      revision: artifact?.revision ?? null,
      state: stateOf(conditions),
      message: messageOf(conditions),
      fetchedAt: dateOf(artifact?.lastUpdateTime),
    },
    kustomizations: inOrder(kustomizations).map(toState),
  };
}
