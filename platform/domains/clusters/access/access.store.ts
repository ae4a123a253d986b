import { and, eq, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { clusterCredentials, clusters } from '../../../db/schema/clusters.ts';
import type { CredentialFile } from './access.rules.ts';

/** Download state of one file of a cluster. */
export interface FileState {
  /** Empty until it was created. */
  sealed: string;
  downloadedAt: Date | null;
  downloadedBy: string | null;
  /** Start of the running download. */
  transferAt: Date | null;
}

const table = clusterCredentials;
const columns = {
  kubeconfig: {
    sealed: table.kubeconfig,
    downloadedAt: table.kubeconfigDownloadedAt,
    downloadedBy: table.kubeconfigDownloadedBy,
    transfer: table.kubeconfigTransfer,
    transferAt: table.kubeconfigTransferAt,
  },
  ssh_key: {
    sealed: table.sshPrivateKey,
    downloadedAt: table.sshKeyDownloadedAt,
    downloadedBy: table.sshKeyDownloadedBy,
    transfer: table.sshKeyTransfer,
    transferAt: table.sshKeyTransferAt,
  },
} as const;

type Patch = Partial<{
  downloadedAt: Date;
  downloadedBy: string | null;
  transfer: string | null;
  transferAt: Date | null;
}>;

function setOf(file: CredentialFile, patch: Patch): Partial<typeof table.$inferInsert> {
  const prefix = file === 'kubeconfig' ? 'kubeconfig' : 'sshKey';
  const named = Object.entries(patch).map(([name, value]) => [
    `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    value,
  ]);
  return Object.fromEntries(named) as Partial<typeof table.$inferInsert>;
}

/** State of a file; undefined before the cluster has credentials. */
export async function fileState(
  db: Queryable,
  clusterId: string,
  file: CredentialFile,
): Promise<FileState | undefined> {
  const { sealed, downloadedAt, downloadedBy, transferAt } = columns[file];
  const [row] = await db
    .select({ sealed, downloadedAt, downloadedBy, transferAt })
    .from(table)
    .where(eq(table.clusterId, clusterId));
  return row;
}

/** The sealed kubeconfig of a cluster; null for one without an API: unknown, archived, or not built yet. */
export async function sealedKubeconfig(db: Queryable, clusterId: string): Promise<string | null> {
  const { apiEndpoint, archivedAt, status, id } = clusters;
  const runs = and(isNotNull(apiEndpoint), isNull(archivedAt), ne(status, 'deleted'));
  const [row] = await db
    .select({ kubeconfig: table.kubeconfig })
    .from(table)
    .innerJoin(clusters, eq(id, table.clusterId))
    .where(and(eq(id, clusterId), runs));
  return row?.kubeconfig || null;
}

export interface NewTransfer {
  id: string;
  at: Date;
  /** An older transfer belongs to a process that died. */
  staleBefore: Date;
  /** It makes a new file, also in place of a downloaded one. */
  isReissue: boolean;
}

/** Reserves a file for one transfer, and returns it sealed; null if it was downloaded or another transfer is running. */
export async function beginTransfer(
  db: Queryable,
  clusterId: string,
  file: CredentialFile,
  transfer: NewTransfer,
): Promise<string | null> {
  const column = columns[file];
  const isFree = or(isNull(column.transferAt), lt(column.transferAt, transfer.staleBefore));
  const isLeft = transfer.isReissue ? undefined : isNull(column.downloadedAt);
  const rows = await db
    .update(table)
    .set(setOf(file, { transfer: transfer.id, transferAt: transfer.at }))
    .where(and(eq(table.clusterId, clusterId), isLeft, isFree))
    .returning({ sealed: column.sealed });
  return rows[0]?.sealed ?? null;
}

/** Ends a transfer and records a delivered download; false if another transfer has replaced it. */
export async function endTransfer(
  db: Queryable,
  clusterId: string,
  file: CredentialFile,
  transferId: string,
  downloaded?: { at: Date; by: string | null },
): Promise<boolean> {
  const noted = downloaded ? { downloadedAt: downloaded.at, downloadedBy: downloaded.by } : {};
  const rows = await db
    .update(table)
    .set(setOf(file, { transfer: null, transferAt: null, ...noted }))
    .where(and(eq(table.clusterId, clusterId), eq(columns[file].transfer, transferId)))
    .returning({ id: table.clusterId });
  return rows.length > 0;
}
