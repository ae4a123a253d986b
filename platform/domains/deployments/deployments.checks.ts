import { invalidMany, refused, type FieldIssue } from '../../http/errors.ts';
import { text } from '../../messages/messages.ts';
import type { Queryable } from '../../db/database.ts';
import { findAddon } from '../../providers/addons/catalogue.ts';
import { defaultConfig, type DeploymentConfig } from '../../providers/deployments/config.ts';
import type { ClusterDeployments, DeploymentName } from '../../providers/deployments/port.ts';
import type { ClusterRuntime, IngressClass } from '../../providers/kubernetes/port.ts';
import { isPresent, type AddonStatus } from '../addons/addons.rules.ts';
import type { ConfigInput } from './deployments.input.ts';
import { deploymentsOf, type DeploymentRow } from './deployments.store.ts';

export interface CheckDeps {
  clusterDeployments: Pick<ClusterDeployments, 'claims' | 'exists' | 'hosts'>;
  kubernetes: Pick<ClusterRuntime, 'ingressClasses' | 'storageClasses'>;
  addonStatus: (db: Queryable, clusterId: string, name: string) => Promise<AddonStatus>;
}

/** The cluster's default class, else its only one, else nginx. */
export function defaultClass(classes: readonly IngressClass[]): string {
  const [only, ...others] = classes;
  const found = classes.find(({ isDefault }) => isDefault) ?? (others.length === 0 ? only : undefined);
  return found?.name ?? defaultConfig.ingress_class;
}

/** Add-ons that the configuration needs. */
function requiredAddons(config: DeploymentConfig): string[] {
  return [
    ...(config.auto_update_enabled ? ['keel'] : []),
    ...(config.autoscale_enabled ? ['metrics-server'] : []),
    ...(config.expose_via_ingress && config.tls ? ['cert-manager', 'cert-issuer'] : []),
  ];
}

/** Throws 409 `missing_dependencies`. What was on before may stay on: the tab says that it does nothing. */
export async function checkAddons(
  deps: CheckDeps,
  db: Queryable,
  clusterId: string,
  config: DeploymentConfig,
  before: DeploymentConfig | null,
): Promise<void> {
  const known = before ? requiredAddons(before) : [];
  const missing: string[] = [];
  for (const name of requiredAddons(config).filter((one) => !known.includes(one))) {
    if (!isPresent(await deps.addonStatus(db, clusterId, name))) missing.push(findAddon(name)?.title ?? name);
  }
  if (missing.length === 0) return;
  const params = { others: missing.join(', '), count: missing.length };
  throw refused(text('deployment_missing_dependencies', params), { error: 'missing_dependencies' });
}

/** Throws 409 `no_ingress_class`; an unknown class is an issue. */
async function classIssues(
  deps: CheckDeps,
  clusterId: string,
  config: DeploymentConfig,
): Promise<FieldIssue[]> {
  if (!config.expose_via_ingress) return [];
  const classes = await deps.kubernetes.ingressClasses(clusterId);
  if (classes.length === 0) throw refused(text('no_ingress_class'));
  const { ingress_class: name } = config;
  if (classes.some((one) => one.name === name)) return [];
  return [{ field: 'ingress_class', ...text('ingress_class_unknown', { name }) }];
}

async function storageIssues(
  deps: CheckDeps,
  clusterId: string,
  { volumes }: DeploymentConfig,
): Promise<FieldIssue[]> {
  if (volumes.every(({ storageClass }) => storageClass === null)) return [];
  const known = (await deps.kubernetes.storageClasses(clusterId)).map(({ name }) => name);
  return volumes.flatMap(({ storageClass: name }, i) =>
    name === null || known.includes(name)
      ? []
      : [{ field: `volumes.${i}.storageClass`, ...text('volume_class_unknown', { name }) }],
  );
}

/** Throws 409 `hostname_in_use` for a host of another ingress, in our rows or in the cluster. */
async function checkHost(
  deps: CheckDeps,
  db: Queryable,
  clusterId: string,
  own: DeploymentName,
  { expose_via_ingress: isExposed, hostname: host }: DeploymentConfig,
): Promise<void> {
  if (!isExposed || host === null) return;
  const rows = await deploymentsOf(db, clusterId);
  const planned = rows
    .filter(({ config }) => config.expose_via_ingress)
    .map(({ name, namespace, config }) => ({ name, namespace, host: config.hostname }));
  const taken = [...planned, ...(await deps.clusterDeployments.hosts(clusterId))].find(
    (one) => one.host === host && (one.name !== own.name || one.namespace !== own.namespace),
  );
  if (!taken) return;
  const { name, namespace } = taken;
  throw refused(text('hostname_in_use', { host, name, namespace }));
}

/** What only the cluster knows. Throws 409 or 422; rejects with KubernetesError without an answer. */
export async function checkOnCluster(
  deps: CheckDeps,
  db: Queryable,
  clusterId: string,
  own: DeploymentName,
  config: DeploymentConfig,
): Promise<void> {
  const issues = [
    ...(await classIssues(deps, clusterId, config)),
    ...(await storageIssues(deps, clusterId, config)),
  ];
  if (issues.length > 0) throw invalidMany(issues);
  await checkHost(deps, db, clusterId, own, config);
}

/** Claims that a new volume must not use: it would get the data of a removed one, or be deleted with it. */
export async function takenClaims(
  { clusterDeployments }: CheckDeps,
  clusterId: string,
  { config, namespace, droppedClaims }: Pick<DeploymentRow, 'config' | 'namespace' | 'droppedClaims'>,
  { volumes = [] }: ConfigInput,
): Promise<string[]> {
  const isKnown = (path: string): boolean => config.volumes.some(({ mountPath }) => mountPath === path);
  if (volumes.every(({ mountPath }) => isKnown(mountPath))) return [];
  return [...droppedClaims, ...(await clusterDeployments.claims(clusterId, namespace))];
}

/** True if neither our rows nor the cluster have a deployment of that name. */
export async function isNameFree(
  deps: CheckDeps,
  db: Queryable,
  clusterId: string,
  target: DeploymentName,
): Promise<boolean> {
  const rows = await deploymentsOf(db, clusterId);
  const isRow = rows.some(({ name, namespace }) => name === target.name && namespace === target.namespace);
  return !isRow && !(await deps.clusterDeployments.exists(clusterId, target));
}
