import { createHash } from 'node:crypto';
import type { Core } from '../../core.ts';
import { transaction } from '../../db/database.ts';
import type { JobContext } from '../../jobs/definition.ts';
import type { NodeBootstrap } from '../../providers/bootstrap/port.ts';
import { GitHostError, type GitHost } from '../../providers/githost/port.ts';
import type { GitOpsInstaller, GitOpsState } from '../../providers/gitops/port.ts';
import type { WorkOptions } from '../../providers/simulation/stages.ts';
import { text, type Message } from '../../messages/messages.ts';
import { changeGitops, type GitopsHost } from './gitops.changes.ts';
import { firstProgress, stepProgress, type EnableStep, type GitopsAction } from './gitops.rules.ts';
import { findGitops, patchGitops, type GitopsRow } from './gitops.store.ts';

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

async function follow(deps: WorkDeps, host: GitopsHost, work: WorkOptions): Promise<void> {
  const { sshUrl: url, branch, clusterPath: path, publicKey, privateKey } = await rowOf(deps, host.id);
  if (publicKey === null || privateKey === null) throw new Error('the deploy key is gone');
  const source = { url, branch, path, publicKey, privateKey: deps.vault.open(privateKey, KEY_PURPOSE) };
  await deps.gitOps.enable({ clusterId: host.id, clusterName: host.name }, source, work);
}

/** Fingerprint of Flux's state, to detect changes. */
export function fingerprint({ source, kustomizations }: GitOpsState): string {
  const parts = kustomizations.map(({ name, state, lastAppliedRevision }) => [
    name,
    state,
    lastAppliedRevision,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([source.revision, source.state, parts]))
    .digest('hex');
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
  await job.step('flux', async (signal) =>
    follow(deps, host, {
      signal,
      waiting: await job.waiting('flux'),
      onProgress: ({ fraction, message }) => report('flux', fraction, message),
    }),
  );
  await job.step('finish', async () => {
    const state = await deps.gitOps.status({ clusterId: host.id, clusterName: host.name });
    const seen = state && fingerprint(state);
    const done = {
      status: 'active',
      progress: 100,
      message: null,
      enabledAt: deps.clock.now(),
      seen,
    } as const;
    await transaction(deps.db, (tx) => changeGitops(tx, deps, host, done, ['configuring']));
  });
}

/** Removes the key from the repository; returns what to do by hand if GitHub refuses. */
export async function releaseKey({ gitHost }: WorkDeps, row: GitopsRow): Promise<Message | null> {
  if (row.deployKeyId === null) return null;
  try {
    await gitHost.removeDeployKey(row.installationId, row.repository, row.deployKeyId);
    return null;
  } catch (error) {
    if (!(error instanceof GitHostError)) throw error;
    return text('deploy_key_left', { repository: row.repository });
  }
}

/** Removes GitOps; what Flux deployed keeps running. */
export async function disableGitops(deps: WorkDeps, host: GitopsHost, job: JobContext): Promise<void> {
  await job.step('flux', async (signal) =>
    deps.gitOps.disable(
      { clusterId: host.id, clusterName: host.name },
      {
        signal,
        waiting: await job.waiting('flux'),
        onProgress: ({ fraction, message }) =>
          transaction(deps.db, async (tx) => {
            const progress = Math.round(firstProgress + fraction * 80);
            const row = await findGitops(tx, host.id);
            if (!row || progress < row.progress) return;
            await changeGitops(tx, deps, host, { progress, message }, ['disabling']);
          }),
      },
    ),
  );
  const left = await job.step('deploy-key', async () => releaseKey(deps, await rowOf(deps, host.id)));
  await job.step('finish', () =>
    transaction(deps.db, async (tx) => {
      const keys = { deployKeyId: null, publicKey: null, privateKey: null, seen: null };
      const done = { status: 'inactive', enabled: false, progress: 100, message: left, ...keys } as const;
      await changeGitops(tx, deps, host, done, ['disabling']);
    }),
  );
}

/**
 * Sets the failed status with the reason. After a failed enable GitOps is off; after a failed disable it is still on.
 */
export async function failGitops(
  deps: WorkDeps,
  host: GitopsHost,
  action: GitopsAction,
  message: Message,
): Promise<void> {
  const from = action === 'enable' ? 'configuring' : 'disabling';
  const failed = { status: 'failed', message, ...(action === 'enable' ? { enabled: false } : {}) } as const;
  await transaction(deps.db, (tx) => changeGitops(tx, deps, host, failed, [from]));
}

/**
 * Cleans up after a failed attempt to enable, as far as possible; errors are ignored in favour of the original reason.
 */
export async function undoEnable(deps: WorkDeps, host: GitopsHost): Promise<void> {
  const row = await findGitops(deps.db, host.id);
  if (row?.status !== 'configuring') return;
  const target = { clusterId: host.id, clusterName: host.name };
  await Promise.allSettled([deps.gitOps.disable(target), releaseKey(deps, row)]);
}
