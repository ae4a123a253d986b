import { randomUUID } from 'node:crypto';
import { transaction } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { text, type Message } from '../../messages/messages.ts';
import type { CatalogueAddon } from '../../providers/addons/catalogue.ts';
import type { PostgresConfig, PostgresSecrets } from '../../providers/postgres/config.ts';
import type { StoredSource } from '../../db/schema/postgres.ts';
import type { PreviewJson } from '../clusters/clusters.preview.ts';
import type { ClusterRow } from '../clusters/clusters.store.ts';
import { publishPostgres, sealSecrets } from './postgres.changes.ts';
import {
  checkAddons,
  checkBucket,
  clusterIssues,
  configurationIssues,
  countNodes,
  nameState,
  nameTaken,
} from './postgres.checks.ts';
import { changesBetween, flatFields } from './settings/settings.fields.ts';
import { configAfter, secretsOf, type CreateInput } from './postgres.input.ts';
import { applyJob, postgresJobKey } from './postgres.kinds.ts';
import { lockFor, requireCluster, type OrderDeps } from './postgres.orders.ts';
import { previewOf, warningsOf } from './postgres.preview.ts';
import { progressOf } from './postgres.rules.ts';
import { insertPostgres, type PostgresRow } from './postgres.store.ts';
import { configIssues } from './settings/settings.validation.ts';

/** A new database that has passed all checks. */
export interface CheckedDatabase {
  id: string;
  host: ClusterRow;
  config: PostgresConfig;
  secrets: PostgresSecrets;
  source: StoredSource | null;
  addons: readonly CatalogueAddon[];
  warnings: readonly Message[];
}

/** Checks that a restored database has to pass too. */
export async function checkNew(
  deps: OrderDeps,
  actor: Actor,
  host: ClusterRow,
  wanted: Pick<CheckedDatabase, 'config' | 'secrets' | 'source'> & { mayInstall: boolean },
): Promise<CheckedDatabase> {
  const { config, secrets, source, mayInstall } = wanted;
  const id = randomUUID();
  const { id: clusterId } = host;
  const addons = await checkAddons(deps, deps.db, clusterId, config, mayInstall);
  const nodes = await deps.ask(actor, clusterId, async () => {
    const name = config.cluster_name;
    const state = await nameState(deps, deps.db, clusterId, name);
    if (!state.available) throw nameTaken(name, state);
    configurationIssues(await clusterIssues(deps, clusterId, config, null, secrets));
    await checkBucket(deps, clusterId, id, config, { keysOf: source, secrets, isNewPlace: true });
    return countNodes(deps, clusterId);
  });
  return { id, host, config, secrets, source, addons, warnings: warningsOf(null, config, nodes) };
}

async function check(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  input: CreateInput,
): Promise<CheckedDatabase> {
  const host = await requireCluster(deps, actor, clusterId);
  const config = configAfter(null, input.configuration);
  const secrets = secretsOf(input.configuration);
  configurationIssues(configIssues(config, secrets, null));
  return checkNew(deps, actor, host, { config, secrets, source: null, mayInstall: input.with_dependencies });
}

/** Stores a new database and enqueues the job that makes it. */
export async function storeNew(
  deps: OrderDeps,
  actor: Actor,
  { id, host, config, secrets, source }: CheckedDatabase,
): Promise<PostgresRow> {
  const { db, bus, clock, jobs, vault, audit } = deps;
  return transaction(db, async (tx) => {
    // Locked, so that its backups are not deleted before the new row shows that they are read.
    if (source) await lockFor(tx, { row: source, host }, 'restore');
    const now = clock.now();
    const name = config.cluster_name;
    const row = await insertPostgres(tx, {
      ...{ id, clusterId: host.id, name, config, source },
      status: 'pending',
      progress: progressOf.accepted,
      message: text('postgres_accepted'),
      pendingSecrets: sealSecrets(vault, { id, pendingSecrets: null }, secrets),
      updatedBy: actor.userId,
      updatedByName: await audit.nameOf(tx, actor.userId),
      createdAt: now,
      updatedAt: now,
    });
    if (!row) throw nameTaken(name, { available: false, suggestions: [], isDeleted: false });
    await audit.record(tx, actor, {
      action: source ? 'postgres.restore' : 'postgres.create',
      target: { type: 'postgres', id, name },
      clusterId: host.id,
      after: {
        ...(source && { source: source.name, target_time: source.targetTime }),
        ...{ cluster: host.name, revision: row.revision, ...flatFields(config) },
      },
    });
    await publishPostgres(tx, bus, host, row);
    await jobs.enqueue(tx, applyJob, { postgresId: id }, { key: postgresJobKey(id) });
    return row;
  });
}

/** The dry run of a new database. */
export function previewNew({ config, warnings, addons }: CheckedDatabase): PreviewJson {
  const changes = changesBetween(null, config).map((change) => ({ ...change, before: null }));
  const chain = addons.map(({ name, versions }) => ({ name, version: versions[0].version }));
  return previewOf({ before: null, after: config }, changes, warnings, chain);
}

export async function createPostgres(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  input: CreateInput,
): Promise<PostgresRow> {
  return storeNew(deps, actor, await check(deps, actor, clusterId, input));
}

/** Price, add-ons and warnings of a new database; throws like its creation and writes nothing. */
export async function previewCreation(
  deps: OrderDeps,
  actor: Actor,
  clusterId: string,
  input: CreateInput,
): Promise<PreviewJson> {
  return previewNew(await check(deps, actor, clusterId, input));
}
