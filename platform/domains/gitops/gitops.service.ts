import type { Core } from '../../core.ts';
import { transaction, type Queryable, type Tx } from '../../db/database.ts';
import type { Actor } from '../../http/authGuard.ts';
import { DomainError, notFound } from '../../http/errors.ts';
import type { GitRepository } from '../../providers/githost/port.ts';
import type { GitOpsState } from '../../providers/gitops/port.ts';
import { requirePermission } from '../account/permissions.ts';
import { gitopsOperator, isMoving as isAddonMoving } from '../addons/addons.rules.ts';
import type { AddonsService } from '../addons/addons.service.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { ClustersService } from '../clusters/clusters.service.ts';
import { missingPermissions } from '../integrations/github.rules.ts';
import type { Github } from '../integrations/github.service.ts';
import { askKubernetes } from '../nodes/nodes.reading.ts';
import { text } from '../../messages/messages.ts';
import { publishGitops, type GitopsHost } from './gitops.changes.ts';
import { gitopsJobKey, gitopsJobs } from './gitops.kinds.ts';
import { gitopsRefusal, missingPermission, usableBranch, usableRepository } from './gitops.refusals.ts';
import { clusterPathOf, defaultBranch, firstProgress, gitopsBlocker, isMoving } from './gitops.rules.ts';
import type { GitopsAction } from './gitops.rules.ts';
import { findGitops, saveGitops, usersOf, type GitopsRow } from './gitops.store.ts';
import { stopGitops, tryReleaseKey, type WorkDeps } from './gitops.work.ts';

interface GitopsDeps extends WorkDeps, Pick<Core, 'jobs'> {
  audit: Audit;
  github: Pick<Github, 'require' | 'repositories' | 'branches' | 'permissions'>;
  clusters: Pick<ClustersService, 'find' | 'findAny' | 'lock'>;
  addons: Pick<AddonsService, 'statusOf'>;
}

/** What a cluster should follow; the default is the repository's default branch, or main if it has none. */
export interface GitopsWish {
  repository: string;
  branch?: string | null;
}

export type GitopsService = ReturnType<typeof createGitops>;

/** Checks the choice with GitHub before the transaction, because there must be no network calls inside one. */
interface Chosen {
  repository: GitRepository;
  branch: string;
  installationId: string;
  username: string;
}

/** If branches cannot be listed, the choice is accepted: Flux will report a missing branch. */
async function listedBranches(list: Promise<string[]>): Promise<string[]> {
  try {
    return await list;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'provider') return [];
    throw error;
  }
}

async function choose({ github }: GitopsDeps, accountId: string, wish: GitopsWish): Promise<Chosen> {
  const { installationId, username } = await github.require(accountId);
  const repository = usableRepository(await github.repositories(accountId), wish.repository);
  const missing = missingPermissions(await github.permissions(accountId));
  if (missing.length > 0) throw missingPermission(missing);
  const branches = await listedBranches(github.branches(accountId, repository.name));
  const branch = usableBranch(branches, wish.branch ?? branches[0] ?? defaultBranch, repository.name);
  return { repository, branch, installationId, username };
}

async function requireRoom(
  { addons }: GitopsDeps,
  queryable: Queryable,
  action: GitopsAction,
  host: { id: string; status: string },
): Promise<GitopsRow | undefined> {
  const row = await findGitops(queryable, host.id);
  const blocker = gitopsBlocker(action, {
    status: row?.status ?? 'disabled',
    isEnabled: row?.enabled ?? false,
    clusterStatus: host.status,
    isOperatorMoving: isAddonMoving(await addons.statusOf(queryable, host.id, gitopsOperator)),
  });
  if (blocker) throw gitopsRefusal(blocker);
  return row;
}

async function startEnabling(deps: GitopsDeps, tx: Tx, host: GitopsHost, chosen: Chosen): Promise<GitopsRow> {
  const { repository, branch, installationId, username } = chosen;
  const now = deps.clock.now();
  const row = await saveGitops(tx, {
    clusterId: host.id,
    status: 'configuring',
    enabled: true,
    progress: firstProgress,
    message: null,
    repository: repository.name,
    repositoryUrl: repository.url,
    sshUrl: repository.sshUrl,
    branch,
    clusterPath: clusterPathOf(host.name),
    githubUsername: username,
    installationId,
    // A deploy key belongs to one repository: another repository needs a new one.
    deployKeyId: null,
    publicKey: null,
    privateKey: null,
    ...{ appliedAt: null, failure: null, seen: null, enabledAt: null },
    createdAt: now,
    updatedAt: now,
  });
  await publishGitops(tx, deps.bus, host, row);
  return row;
}

async function startDisabling(
  deps: GitopsDeps,
  tx: Tx,
  host: GitopsHost,
  row: GitopsRow,
): Promise<GitopsRow> {
  const message = text('suspending');
  const moving = { status: 'disabling', progress: firstProgress, message, appliedAt: null } as const;
  const started = await saveGitops(tx, { ...row, ...moving, updatedAt: deps.clock.now() });
  await publishGitops(tx, deps.bus, host, started);
  return started;
}

/** GitOps of clusters: Flux that follows a repository. Methods throw 404 for clusters of other accounts. */
export function createGitops(deps: GitopsDeps) {
  const { db, jobs, clusters, gitOps, audit } = deps;

  /** Starts enabling GitOps and returns the row in its running status. 409 with the reason, 422 for the choice. */
  const enable = async (actor: Actor, clusterId: string, wish: GitopsWish): Promise<GitopsRow> => {
    requirePermission(actor, 'gitops.manage');
    // Check our own rules before calling GitHub.
    const before = await requireRoom(deps, db, 'enable', await clusters.find(actor.accountId, clusterId));
    const chosen = await choose(deps, actor.accountId, wish);
    // Left by an attempt that was stopped; the new one has its own key.
    if (before) await tryReleaseKey(deps, before);
    return transaction(db, async (tx) => {
      const host = await clusters.lock(tx, actor.accountId, clusterId);
      await requireRoom(deps, tx, 'enable', host);
      const row = await startEnabling(deps, tx, host, chosen);
      await audit.record(tx, actor, {
        action: 'gitops.enable',
        target: { type: 'cluster', id: host.id, name: host.name },
        clusterId: host.id,
        after: { repository: row.repository, branch: row.branch },
      });
      await jobs.enqueue(tx, gitopsJobs.enable, { clusterId }, { key: gitopsJobKey(clusterId) });
      return row;
    });
  };

  /** Starts disabling GitOps; what it deployed keeps running. 409 with the reason if refused. */
  const disable = async (actor: Actor, clusterId: string): Promise<GitopsRow> => {
    requirePermission(actor, 'gitops.manage');
    await clusters.find(actor.accountId, clusterId);
    return transaction(db, async (tx) => {
      const host = await clusters.lock(tx, actor.accountId, clusterId);
      const before = await requireRoom(deps, tx, 'disable', host);
      if (!before) throw notFound(text('gitops_not_found'));
      const row = await startDisabling(deps, tx, host, before);
      await audit.record(tx, actor, {
        action: 'gitops.disable',
        target: { type: 'cluster', id: host.id, name: host.name },
        clusterId: host.id,
        before: { repository: row.repository, branch: row.branch },
      });
      await jobs.enqueue(tx, gitopsJobs.disable, { clusterId }, { key: gitopsJobKey(clusterId) });
      return row;
    });
  };

  /** What the cluster follows or last followed. 404 if it never had GitOps. */
  const read = async (actor: Actor, clusterId: string): Promise<GitopsRow> => {
    await clusters.find(actor.accountId, clusterId);
    const row = await findGitops(db, clusterId);
    if (!row) throw notFound(text('gitops_not_found'));
    return row;
  };

  /** Flux's current state; null while GitOps is not active or the cluster does not run. */
  const status = async (actor: Actor, clusterId: string): Promise<GitOpsState | null> => {
    const cluster = await clusters.find(actor.accountId, clusterId);
    const row = await findGitops(db, clusterId);
    if (row?.status !== 'active' || cluster.status !== 'active') return null;
    return askKubernetes(() => gitOps.status({ clusterId }));
  };

  /** True if the operator must stay installed. Called inside other nouns' transactions. */
  const isEnabled = async (queryable: Queryable, clusterId: string): Promise<boolean> =>
    (await findGitops(queryable, clusterId))?.enabled ?? false;

  /**
   * Stops running work on a cluster that is about to be archived or deleted. Deleting also removes the deploy key from
   * the repository; an archived cluster needs it again.
   */
  const stop = async (host: GitopsHost): Promise<void> => {
    const row = await findGitops(db, host.id);
    if (!row) return;
    if (isMoving(row.status)) {
      await jobs.cancel(db, gitopsJobKey(host.id));
      await transaction(db, (tx) => stopGitops(tx, deps, host));
    }
    if ((await clusters.findAny(host.id))?.status === 'deleting') await tryReleaseKey(deps, row);
  };

  return {
    enable,
    disable,
    read,
    status,
    isEnabled,
    stop,
    usersOf: (accountId: string) => usersOf(db, accountId),
  };
}
