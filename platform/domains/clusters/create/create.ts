import type { Core } from '../../../core.ts';
import { transaction, uniqueViolation } from '../../../db/database.ts';
import { lockAccount } from '../../../db/lockAccount.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { invalid, invalidMany, type FieldIssue } from '../../../http/errors.ts';
import type { CloudLocation } from '../../../providers/cloud/port.ts';
import type { Audit } from '../../audit/audit.service.ts';
import type { Billing } from '../../billing/billing.service.ts';
import type { Quote } from '../../nodepools/nodepools.offers.ts';
import type { NodepoolsService } from '../../nodepools/nodepools.service.ts';
import { startingCount } from '../../nodepools/nodepools.rules.ts';
import { text } from '../../../messages/messages.ts';
import { noteChange, publishCluster } from '../clusters.changes.ts';
import { definitionFields, type CreateClusterInput } from '../clusters.input.ts';
import { clusterJobKey, clusterJobs } from '../jobs/kinds.ts';
import { checkNodes, checkRoom } from '../clusters.limits.ts';
import { egressNetworks } from './options.ts';
import { toWarning, type PreviewJson } from '../clusters.preview.ts';
import { creationWarnings, masterCount } from '../clusters.rules.ts';
import { clustersOf, countClusters, insertCluster, type NewCluster } from '../clusters.store.ts';
import { columnsOf } from '../settings/settings.fields.rules.ts';
import { sealedTokenFor, type ProjectDeps } from '../clusters.token.ts';
import type { ClusterView } from '../clusters.wire.ts';

export interface CreateDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'jobs' | 'config'>, ProjectDeps {
  audit: Pick<Audit, 'record'>;
  nodepools: NodepoolsService;
  billing: Pick<Billing, 'limits'>;
}

function definitionOf(form: CreateClusterInput): Record<string, unknown> {
  return Object.fromEntries(Object.entries(form).filter(([name]) => definitionFields.includes(name)));
}

const DEFAULT_SUBNET = '10.0.0.0/16';

/** The cluster's firewall must allow the platform's own addresses, because it builds the cluster. */
function withEgress(networks: readonly string[], egressIps: readonly string[]): string[] {
  return [...new Set([...networks, ...egressNetworks(egressIps)])];
}

function masterLocationsOf(form: CreateClusterInput): string[] {
  return [...new Set(form.master_locations ?? [form.location])];
}

/** Neither an etcd quorum nor a private network can span network zones. */
function zoneIssues(form: CreateClusterInput, locations: readonly CloudLocation[]): FieldIssue[] {
  const zoneOf = (name: string): string | undefined =>
    locations.find((one) => one.name === name)?.networkZone;
  const masters = masterLocationsOf(form);
  const unknown = masters.find((name) => !zoneOf(name));
  if (!zoneOf(form.location) || unknown) {
    const field = zoneOf(form.location) ? 'master_locations' : 'location';
    const location = (field === 'location' ? form.location : unknown) ?? '';
    return [{ field, ...text('location_unknown', { location }) }];
  }
  const zone = zoneOf(form.location) ?? '';
  const issues: FieldIssue[] = [];
  if (masters.some((name) => zoneOf(name) !== zone)) {
    issues.push({ field: 'master_locations', ...text('control_plane_locations_zone', { zone }) });
  }
  form.worker_node_pools.forEach((pool, i) => {
    const poolZone = zoneOf(pool.location);
    if (!form.private_network_enabled || !poolZone || poolZone === zone) return;
    issues.push({ field: `worker_node_pools.${i}.location`, ...text('pool_zone', { zone }) });
  });
  return issues;
}

/** The form's monthly price, and types that are going to end. Throws 422 naming every field that cannot be ordered. */
async function priceForm(
  { nodepools }: CreateDeps,
  accountId: string,
  form: CreateClusterInput,
): Promise<Omit<Quote, 'issues'>> {
  const zones = zoneIssues(form, await nodepools.locations());
  const { issues, ...quote } = await nodepools.quote(accountId, {
    masterType: form.master_instance_type,
    masterCount: masterCount(form.master_ha),
    hasApiBalancer: form.master_ha,
    hasPublicIpv4: form.public_network_ip_v4,
    masterLocations: masterLocationsOf(form),
    pools: form.worker_node_pools,
  });
  const fields = new Set(zones.map(({ field }) => field));
  const all = [...zones, ...issues.filter(({ field }) => !fields.has(field))];
  if (all.length > 0) throw invalidMany(all);
  return quote;
}

function rowOf(
  form: CreateClusterInput,
  rest: Pick<NewCluster, 'accountId' | 'monthlyPrice' | 'temporaryToken' | 'createdAt'>,
  egressIps: readonly string[],
): NewCluster {
  return {
    ...rest,
    updatedAt: rest.createdAt,
    status: 'pending',
    progress: 0,
    message: text('preparing'),
    builtServers: [],
    ...columnsOf(form),
    name: form.name,
    location: form.location,
    osImage: form.os_image,
    masterInstanceType: form.master_instance_type,
    masterLocations: masterLocationsOf(form),
    datastoreMode: form.datastore.mode,
    externalDatastoreEndpoint: form.datastore.external_datastore_endpoint,
    cniEnabled: form.cni_enabled,
    cni: form.cni,
    sshAllowedNetworks: withEgress(form.ssh_allowed_networks, egressIps),
    apiAllowedNetworks: withEgress(form.api_allowed_networks, egressIps),
    publicNetworkIpV4: form.public_network_ip_v4,
    publicNetworkIpV6: form.public_network_ip_v6,
    privateNetworkEnabled: form.private_network_enabled,
    privateNetworkSubnet: form.private_network_enabled
      ? (form.private_network_subnet ?? DEFAULT_SUBNET)
      : null,
    protected: form.protected,
  };
}

function nodesOf(form: CreateClusterInput): number {
  return form.worker_node_pools.reduce((sum, pool) => sum + startingCount(pool), masterCount(form.master_ha));
}

/** Checks everything before the first write, and returns the price of the new cluster and what to consider. */
async function validateForm(deps: CreateDeps, actor: Actor, form: CreateClusterInput) {
  const limits = await deps.billing.limits(actor.accountId);
  const { monthlyPrice, warnings } = await priceForm(deps, actor.accountId, form);
  checkNodes(limits, nodesOf(form));
  return { limits, monthlyPrice, warnings };
}

const nameTaken = (name: string) => invalid('name', text('name_taken', { name }));

/** Price and limits of the new cluster; throws like `createCluster`, and writes nothing. */
export async function previewCreation(
  deps: CreateDeps,
  actor: Actor,
  form: CreateClusterInput,
): Promise<PreviewJson> {
  const { limits, monthlyPrice, warnings } = await validateForm(deps, actor, form);
  await sealedTokenFor(deps, actor.accountId, form.temporary_hetzner_token);
  return transaction(deps.db, async (tx) => {
    await checkRoom(tx, limits, actor.accountId, 'active');
    if ((await clustersOf(tx, actor.accountId)).some(({ name }) => name === form.name))
      throw nameTaken(form.name);
    const { active: used } = await countClusters(tx, actor.accountId);
    return {
      dry_run: {
        changes: [],
        warnings: [...creationWarnings(form), ...warnings].map(toWarning),
        monthly_price_before: null,
        monthly_price_after: monthlyPrice,
        quota: { used, after: used + 1, limit: limits.maxClusters },
      },
    };
  });
}

/**
 * Stores the cluster with status pending and enqueues the job that builds it. Throws 402, 422 (fields), 422 name_taken
 * and 429 'Cluster limit reached'; concurrent requests cannot exceed the limit together.
 */
export async function createCluster(
  deps: CreateDeps,
  actor: Actor,
  form: CreateClusterInput,
): Promise<ClusterView> {
  const { db, clock, bus, jobs, config, nodepools, audit } = deps;
  const { accountId, userId: actorId } = actor;
  const { limits, monthlyPrice } = await validateForm(deps, actor, form);
  const temporaryToken = await sealedTokenFor(deps, accountId, form.temporary_hetzner_token);
  const create = transaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    await checkRoom(tx, limits, accountId, 'active');
    const createdAt = clock.now();
    const values = rowOf(form, { accountId, monthlyPrice, temporaryToken, createdAt }, config.egressIps);
    const row = await insertCluster(tx, values);
    const pools = await nodepools.create(tx, row.id, form.worker_node_pools, createdAt);
    await noteChange(tx, clock, row, { kind: 'created', message: text('cluster_ordered'), actorId });
    await audit.record(tx, actor, {
      action: 'cluster.create',
      target: { type: 'cluster', id: row.id, name: row.name },
      after: definitionOf(form),
    });
    await publishCluster(tx, bus, row);
    await jobs.enqueue(
      tx,
      clusterJobs.provision,
      { clusterId: row.id, actorId },
      { key: clusterJobKey(row.id) },
    );
    return { row, pools };
  });
  return create.catch((error: unknown) => {
    if (uniqueViolation(error) !== 'clusters_account_name') throw error;
    throw nameTaken(form.name);
  });
}
