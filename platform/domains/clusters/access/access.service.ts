import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '../../../core.ts';
import type { Secret } from '../../../crypto/secret.ts';
import { transaction } from '../../../db/database.ts';
import type { Actor } from '../../../http/authGuard.ts';
import { DomainError, refused } from '../../../http/errors.ts';
import type { Audit } from '../../audit/audit.service.ts';
import type { NodeBootstrap } from '../../../providers/bootstrap/port.ts';
import { isRunning as hasApi } from '../../nodes/nodes.rules.ts';
import { clusterPlan, credentialPurposes } from '../jobs/credentials.ts';
import { publishContent } from '../clusters.changes.ts';
import type { ClustersService } from '../clusters.service.ts';
import { setKubeconfig, type ClusterRow } from '../clusters.store.ts';
import { text } from '../../../messages/messages.ts';
import {
  alreadyDownloadedText,
  credentialFiles,
  filenameOf,
  LONGEST_TRANSFER_MS,
  type CredentialFile,
  type Downloaded,
} from './access.rules.ts';
import { beginTransfer, endTransfer, fileState, type FileState } from './access.store.ts';

interface AccessDeps extends Pick<Core, 'db' | 'clock' | 'bus' | 'vault'> {
  audit: Audit;
  bootstrap: Pick<NodeBootstrap, 'rotateAdminCredentials'>;
  clusters: Pick<ClustersService, 'find' | 'require'>;
}

/** State of one file of a cluster. */
interface FileView {
  isMade: boolean;
  downloaded: Downloaded | null;
}
export type Credentials = Record<CredentialFile, FileView>;

/** A download in progress. Call exactly one of `delivered` and `broken` at its end. */
export interface Transfer {
  filename: string;
  content: Secret;
  /** The caller received all of it: it cannot be downloaded again. */
  delivered(): Promise<void>;
  /** The connection broke: the file stays available. */
  broken(): Promise<void>;
}

/** The credentials of clusters. All methods throw 404 for clusters of other accounts. */
export interface ClusterAccess {
  status(actor: Actor, id: string): Promise<Credentials>;
  /**
   * Starts a download. Throws 403, 409 archived, busy or cluster_not_active, and 409 already_downloaded with name and
   * time.
   */
  open(actor: Actor, id: string, file: CredentialFile): Promise<Transfer>;
  /**
   * Makes a new kubeconfig, which can be downloaded once; the previous ones stop working at once. Throws like `open`,
   * but not for a downloaded file. Two for one cluster run one after the other.
   */
  reissue(actor: Actor, id: string): Promise<void>;
}

/** How long to wait for another transfer of the file; it is small, so this is enough. */
const LOOK_AGAIN_MS = 50;
const PATIENCE_MS = 5_000;

function isRunning(state: FileState | undefined, now: Date): boolean {
  return state?.transferAt != null && now.getTime() - state.transferAt.getTime() < LONGEST_TRANSFER_MS;
}

function downloadedOf(state: FileState | undefined): Downloaded | null {
  return state?.downloadedAt ? { at: state.downloadedAt, by: state.downloadedBy } : null;
}

/** The state once no transfer is running, or after the maximum wait. */
async function settledState(
  { db, clock }: AccessDeps,
  clusterId: string,
  file: CredentialFile,
): Promise<FileState | undefined> {
  for (let waited = 0; ; waited += LOOK_AGAIN_MS) {
    const state = await fileState(db, clusterId, file);
    if (waited >= PATIENCE_MS || !isRunning(state, clock.now())) return state;
    await pause(LOOK_AGAIN_MS);
  }
}

function alreadyDownloaded(file: CredentialFile, downloaded: Downloaded): DomainError {
  return new DomainError({
    status: 409,
    text: alreadyDownloadedText(file, downloaded),
    error: 'already_downloaded',
    extra: { downloaded_at: downloaded.at.toISOString(), downloaded_by: downloaded.by },
  });
}

/** Reserves the file, after waiting for a running transfer, and returns it sealed; throws if it is not available. */
async function take(
  deps: AccessDeps,
  clusterId: string,
  file: CredentialFile,
  { id, isReissue = false }: { id: string; isReissue?: boolean },
): Promise<string> {
  for (let isLate = false; ; isLate = true) {
    const state = await settledState(deps, clusterId, file);
    if (!state?.sealed) throw refused(text(`${file}_not_made`), { error: 'cluster_not_active' });
    const downloaded = downloadedOf(state);
    if (downloaded && !isReissue) throw alreadyDownloaded(file, downloaded);
    const at = deps.clock.now();
    const staleBefore = new Date(at.getTime() - LONGEST_TRANSFER_MS);
    const sealed = await beginTransfer(deps.db, clusterId, file, { id, at, staleBefore, isReissue });
    if (sealed !== null) return sealed;
    if (isLate) throw refused(text(`${file}_downloading`), { error: 'busy' });
  }
}

/** Records the download and its user, and publishes an event for open pages. */
async function note(deps: AccessDeps, actor: Actor, row: ClusterRow, file: CredentialFile, transfer: string) {
  const { db, clock, bus, audit } = deps;
  await transaction(db, async (tx) => {
    const by = (await audit.nameOf(tx, actor.userId)) || null;
    if (!(await endTransfer(tx, row.id, file, transfer, { at: clock.now(), by }))) return;
    const target = { type: 'cluster', id: row.id, name: row.name };
    await audit.record(tx, actor, {
      action: `cluster.download_${file}`,
      target,
      after: { filename: filenameOf(file, row.name) },
    });
    await publishContent(tx, bus, row.id, 'credentials');
  });
}

async function reissue(deps: AccessDeps, actor: Actor, id: string): Promise<void> {
  const { db, bus, vault, audit, bootstrap } = deps;
  const row = await deps.clusters.require(actor, id, 'download');
  if (!row.apiEndpoint || !hasApi(row))
    throw refused(text('kubeconfig_not_made'), { error: 'cluster_not_active' });
  const plan = clusterPlan(row, [], new URL(row.apiEndpoint).hostname);
  // Only the newest administrator has rights, so of two at once the later one could be stored first.
  const transfer = randomUUID();
  await take(deps, row.id, 'kubeconfig', { id: transfer, isReissue: true });
  try {
    const { kubeconfig } = await bootstrap.rotateAdminCredentials(plan);
    await transaction(db, async (tx) => {
      await setKubeconfig(tx, row.id, vault.seal(kubeconfig, credentialPurposes.kubeconfig(row.id)));
      const target = { type: 'cluster', id: row.id, name: row.name };
      await audit.record(tx, actor, { action: 'cluster.reissue_kubeconfig', target });
      await publishContent(tx, bus, row.id, 'credentials');
    });
  } catch (error) {
    await endTransfer(db, row.id, 'kubeconfig', transfer);
    throw error;
  }
}

/** One-time downloads of a cluster's kubeconfig and SSH key. */
export function createClusterAccess(deps: AccessDeps): ClusterAccess {
  const { db, vault, clusters } = deps;
  return {
    status: async (actor, id) => {
      const { id: clusterId } = await clusters.find(actor.accountId, id);
      const views = credentialFiles.map(async (file) => {
        const state = await settledState(deps, clusterId, file);
        return [file, { isMade: Boolean(state?.sealed), downloaded: downloadedOf(state) }] as const;
      });
      return Object.fromEntries(await Promise.all(views)) as Credentials;
    },
    reissue: (actor, id) => reissue(deps, actor, id),
    open: async (actor, id, file) => {
      const row = await clusters.require(actor, id, 'download');
      const transfer = randomUUID();
      const sealed = await take(deps, row.id, file, { id: transfer });
      const broken = async () => void (await endTransfer(db, row.id, file, transfer));
      try {
        const content = vault.open(sealed, credentialPurposes[file](row.id));
        const delivered = () => note(deps, actor, row, file, transfer);
        return { filename: filenameOf(file, row.name), content, delivered, broken };
      } catch (error) {
        await broken();
        throw error;
      }
    },
  };
}
