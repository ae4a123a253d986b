import type { Core } from '../../core.ts';
import { transaction, type Tx } from '../../db/database.ts';
import type { JobContext } from '../../jobs/definition.ts';
import type { NodeBootstrap } from '../../providers/bootstrap/port.ts';
import { GitHostError, type GitHost } from '../../providers/githost/port.ts';
import type { GitOpsInstaller } from '../../providers/gitops/port.ts';
import { text, type Message } from '../../messages/messages.ts';
import { changeGitops, type ChangeDeps, type GitopsHost } from './gitops.changes.ts';
import { gitopsJobKey, gitopsJobs } from './gitops.kinds.ts';
import { isMoving, stepProgress, type EnableStep, type GitopsAction } from './gitops.rules.ts';
import { findGitops, lockGitops, patchGitops, type GitopsPatch, type GitopsRow } from './gitops.store.ts';

export interface WorkDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'vault'> {
  gitHost: GitHost;
  gitOps: GitOpsInstaller;
  bootstrap: Pick<NodeBootstrap, 'generateSshKey'>;
}

/** Installs the operator if it is missing, as a durable step of the job. */
export type EnsureOperator = (
  host: GitopsHost,
  job: JobContext,
  onProgress: (fraction: number) => Promise<void>,
) => Promise<void>;

const KEY_PURPOSE = 'cluster_gitops.private_key';

const keyTitle = ({ name }: Pick<GitopsHost, 'name'>): string => `Kubedeck GitOps: ${name}`;

async function rowOf({ db }: WorkDeps, clusterId: string): Promise<GitopsRow> {
  const row = await findGitops(db, clusterId);
  if (!row) throw new Error('the GitOps configuration is gone');
  return row;
}

/** Reports progress of enabling, never backwards, so that a resumed job does not seem to start over. */
function reporter(deps: WorkDeps, host: GitopsHost) {
  return (step: EnableStep, fraction: number, message: Message): Promise<void> =>
    transaction(deps.db, async (tx) => {
      const progress = stepProgress(step, fraction);
      const row = await findGitops(tx, host.id);
      if (!row || progress < row.progress) return;
      await changeGitops(tx, deps, host, { progress, message }, ['configuring']);
    });
}

/** Creates the key pair once and adds the public key to the repository. */
async function ensureKey(deps: WorkDeps, host: GitopsHost): Promise<void> {
  const row = await rowOf(deps, host.id);
  let publicKey = row.publicKey;
  if (publicKey === null) {
    const pair = await deps.bootstrap.generateSshKey(`kubedeck-gitops-${host.name}`);
    publicKey = pair.publicKey;
    const privateKey = deps.vault.seal(pair.privateKey, KEY_PURPOSE);
    await patchGitops(deps.db, host.id, { publicKey, privateKey });
  }
  const title = keyTitle(host);
  const deployKeyId = await deps.gitHost.addDeployKey(row.installationId, row.repository, {
    title,
    publicKey,
  });
  await patchGitops(deps.db, host.id, { deployKeyId });
}

/** Flux cannot follow a missing folder: commit an empty one. */
async function ensurePath(deps: WorkDeps, { name, id }: GitopsHost): Promise<void> {
  const { installationId, repository, branch, clusterPath } = await rowOf(deps, id);
  const kustomization = 'apiVersion: kustomize.config.k8s.io/v1beta1\nkind: Kustomization\nresources: []\n';
  await deps.gitHost.commitFiles(installationId, repository, {
    branch,
    message: `Add ${clusterPath} for GitOps on ${name}`,
    files: [{ path: `${clusterPath}/kustomization.yaml`, content: kustomization }],
  });
}

/** The cluster accepted what was applied: from here on it is observed. */
async function noteApplied(
  deps: WorkDeps,
  host: GitopsHost,
  from: 'configuring' | 'disabling',
  patch: GitopsPatch,
): Promise<void> {
  const applied = { ...patch, appliedAt: deps.clock.now() };
  await transaction(deps.db, (tx) => changeGitops(tx, deps, host, applied, [from]));
}

async function follow(deps: WorkDeps, host: GitopsHost, signal: AbortSignal): Promise<void> {
  const { sshUrl: url, branch, clusterPath: path, publicKey, privateKey } = await rowOf(deps, host.id);
  if (publicKey === null || privateKey === null) throw new Error('the deploy key is gone');
  const source = { url, branch, path, publicKey, privateKey: deps.vault.open(privateKey, KEY_PURPOSE) };
  await deps.gitOps.enable({ clusterId: host.id }, source, signal);
  const progress = { progress: stepProgress('flux', 0.05), message: text('flux_accepted') };
  await noteApplied(deps, host, 'configuring', progress);
}

/** Sets GitOps up: operator, key, folder, Flux. Each step checks what exists, so it can be repeated. */
export async function enableGitops(
  deps: WorkDeps & { ensureOperator: EnsureOperator },
  host: GitopsHost,
  job: JobContext,
): Promise<void> {
  const report = reporter(deps, host);
  await deps.ensureOperator(host, job, (fraction) => report('operator', fraction, text('installing_flux')));
  await job.step('deploy-key', async () => {
    await report('deployKey', 0, text('adding_deploy_key'));
    await ensureKey(deps, host);
  });
  await job.step('path', async () => {
    await report('path', 0, text('preparing_folder'));
    await ensurePath(deps, host);
  });
  await job.step('flux', async (signal) => {
    await report('flux', 0, text('writing_deploy_key'));
    await follow(deps, host, signal);
  });
}

/** Removes the key from the repository; false if GitHub refuses. Transient failures are thrown: the job is repeated. */
async function releaseKey({ gitHost }: WorkDeps, row: GitopsRow): Promise<boolean> {
  if (row.deployKeyId === null) return true;
  try {
    await gitHost.removeDeployKey(row.installationId, row.repository, row.deployKeyId);
    return true;
  } catch (error) {
    if (!(error instanceof GitHostError) || error.isTransient) throw error;
    return false;
  }
}

/** The same where GitHub must not hold up what follows. */
export async function tryReleaseKey(deps: WorkDeps, row: GitopsRow): Promise<void> {
  await releaseKey(deps, row).catch((error: unknown) => {
    if (!(error instanceof GitHostError)) throw error;
  });
}

/** Removes what Flux needs; what Flux deployed keeps running. A key that GitHub keeps stays in the row. */
async function removeFlux(
  deps: WorkDeps,
  host: GitopsHost,
  from: 'configuring' | 'disabling',
  signal: AbortSignal,
): Promise<void> {
  await deps.gitOps.disable({ clusterId: host.id }, signal);
  const isReleased = await releaseKey(deps, await rowOf(deps, host.id));
  const message = text('removing_flux');
  await noteApplied(deps, host, from, { message, ...(isReleased ? { deployKeyId: null } : {}) });
}

/** Turns GitOps off. */
export async function disableGitops(deps: WorkDeps, host: GitopsHost, job: JobContext): Promise<void> {
  await job.step('flux', (signal) => removeFlux(deps, host, 'disabling', signal));
}

/** Removes what a failed attempt to enable left behind; the status changes when it has left the cluster. */
export async function undoEnable(deps: WorkDeps, host: GitopsHost, signal: AbortSignal): Promise<void> {
  const row = await findGitops(deps.db, host.id);
  if (row?.status === 'configuring') await removeFlux(deps, host, 'configuring', signal);
}

/** Ends GitOps that cannot be enabled or that somebody removed: what is left, such as its key, first has to be undone. */
export async function giveUp(
  tx: Tx,
  deps: ChangeDeps & Pick<Core, 'jobs'>,
  host: GitopsHost,
  failure: Message,
): Promise<void> {
  const undoing = { status: 'configuring', failure, appliedAt: null, seen: null } as const;
  const row = await changeGitops(tx, deps, host, undoing, ['configuring', 'active']);
  if (row)
    await deps.jobs.enqueue(tx, gitopsJobs.undo, { clusterId: host.id }, { key: gitopsJobKey(host.id) });
}

/**
 * Sets the failed status with the reason. After a failed enable GitOps is off; after a failed disable it is still on.
 */
export async function failGitops(
  tx: Tx,
  deps: ChangeDeps,
  host: GitopsHost,
  action: GitopsAction,
  message: Message,
): Promise<void> {
  const from = action === 'enable' ? 'configuring' : 'disabling';
  const failed = { status: 'failed', message, ...(action === 'enable' ? { enabled: false } : {}) } as const;
  await changeGitops(tx, deps, host, failed, [from]);
}

/** Sets the failed status of GitOps whose work is stopped with its cluster. */
export async function stopGitops(tx: Tx, deps: ChangeDeps, host: GitopsHost): Promise<void> {
  const row = await lockGitops(tx, host.id);
  if (!row || !isMoving(row.status)) return;
  // Flux may be in the cluster by now, and only GitOps that is on can be disabled.
  const enabled = row.status === 'disabling' || row.progress >= stepProgress('flux', 0);
  await changeGitops(tx, deps, host, { status: 'failed', enabled, message: text('stopped') });
}
