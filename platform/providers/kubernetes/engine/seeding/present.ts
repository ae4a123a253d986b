import { and, asc, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import type { Vault } from '../../../../crypto/vault.ts';
import type { Queryable } from '../../../../db/database.ts';
import { clusterAddons } from '../../../../db/schema/addons.ts';
import { clusters } from '../../../../db/schema/clusters.ts';
import { kubernetesPullSecrets, kubernetesSecrets } from '../../../../db/schema/clusterSecrets.ts';
import { clusterGitops } from '../../../../db/schema/gitops.ts';
import { releasedStatuses } from '../../../addons/releasedStatuses.ts';
import { readTroubledPods, type TroubledPod } from './troubledPods.ts';

interface SeededSecret {
  namespace: string;
  name: string;
  type: string;
  isManaged: boolean;
  /** Not encoded. */
  data: Readonly<Record<string, string>>;
  createdAt: Date;
}

/** What the platform knows about the inside of a cluster that has no objects yet. */
export interface Present {
  createdAt: Date;
  addons: readonly { name: string; version: string; createdAt: Date }[];
  secrets: readonly SeededSecret[];
  pullSecrets: readonly { namespace: string; name: string }[];
  troubled: readonly TroubledPod[];
  gitOps: { url: string; branch: string; path: string; enabledAt: Date } | null;
}

const secretData = z.record(z.string(), z.string());

async function readSecrets(db: Queryable, clusterId: string, vault: Vault): Promise<SeededSecret[]> {
  const rows = await db
    .select()
    .from(kubernetesSecrets)
    .where(eq(kubernetesSecrets.clusterId, clusterId))
    .orderBy(asc(kubernetesSecrets.namespace), asc(kubernetesSecrets.name));
  return rows.map(({ namespace, name, type, data, managed, createdAt }) => {
    const purpose = `kubernetes_secrets.data:${clusterId}:${namespace}:${name}`;
    const plain = secretData.parse(JSON.parse(vault.open(data, purpose).reveal()));
    return { namespace, name, type, isManaged: managed, data: plain, createdAt };
  });
}

async function readGitOps(db: Queryable, clusterId: string): Promise<Present['gitOps']> {
  const [row] = await db
    .select()
    .from(clusterGitops)
    .where(and(eq(clusterGitops.clusterId, clusterId), eq(clusterGitops.status, 'active')));
  if (!row) return null;
  const { sshUrl: url, branch, clusterPath: path, enabledAt, createdAt } = row;
  return { url, branch, path, enabledAt: enabledAt ?? createdAt };
}

/** Reads the tables that described a cluster before it had objects. */
export async function readPresent(db: Queryable, clusterId: string, vault: Vault): Promise<Present | null> {
  const [cluster] = await db.select().from(clusters).where(eq(clusters.id, clusterId));
  if (!cluster) return null;
  const { name, version, createdAt } = clusterAddons;
  const addons = await db
    .select({ name, version, createdAt })
    .from(clusterAddons)
    .where(and(eq(clusterAddons.clusterId, clusterId), inArray(clusterAddons.status, releasedStatuses)))
    .orderBy(createdAt);
  const pullSecrets = await db
    .select({ namespace: kubernetesPullSecrets.namespace, name: kubernetesPullSecrets.secretName })
    .from(kubernetesPullSecrets)
    .where(eq(kubernetesPullSecrets.clusterId, clusterId));
  return {
    createdAt: cluster.createdAt,
    addons,
    secrets: await readSecrets(db, clusterId, vault),
    pullSecrets,
    troubled: await readTroubledPods(db, clusterId),
    gitOps: await readGitOps(db, clusterId),
  };
}
