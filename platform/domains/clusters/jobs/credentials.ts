import { transaction, type Database } from '../../../db/database.ts';
import type { Vault } from '../../../crypto/vault.ts';
import type {
  AdminCredentials,
  ClusterPlan,
  Machine,
  NodeBootstrap,
} from '../../../providers/bootstrap/port.ts';
import { changeCluster, type ChangeDeps } from '../clusters.changes.ts';
import { credentialsOf, keepSshKey, setKubeconfig, type ClusterRow } from '../clusters.store.ts';

interface Deps extends ChangeDeps {
  db: Database;
  vault: Vault;
  bootstrap: NodeBootstrap;
}

/** Bound to the cluster: a value copied to another row cannot be decrypted. */
export const credentialPurposes = {
  ssh_key: (clusterId: string) => `cluster_credentials.ssh_private_key:${clusterId}`,
  kubeconfig: (clusterId: string) => `cluster_credentials.kubeconfig:${clusterId}`,
};

/** The public key of a cluster, created once; the private one is stored encrypted. */
export async function sshKeyOf({ db, vault, bootstrap, clock }: Deps, row: ClusterRow): Promise<string> {
  const known = await credentialsOf(db, row.id);
  if (known) return known.sshPublicKey;
  const { publicKey, privateKey } = await bootstrap.generateSshKey(row.name);
  const sshPrivateKey = vault.seal(privateKey, credentialPurposes.ssh_key(row.id));
  await keepSshKey(db, { clusterId: row.id, sshPublicKey: publicKey, sshPrivateKey, createdAt: clock.now() });
  return publicKey;
}

/** Stores the kubeconfig encrypted, and the API address. */
export async function storeKubeconfig(
  deps: Deps,
  row: ClusterRow,
  { kubeconfig, server: apiEndpoint }: Pick<AdminCredentials, 'kubeconfig' | 'server'>,
): Promise<void> {
  const sealed = deps.vault.seal(kubeconfig, credentialPurposes.kubeconfig(row.id));
  await transaction(deps.db, async (tx) => {
    await setKubeconfig(tx, row.id, sealed);
    await changeCluster(tx, deps, row.id, { apiEndpoint });
  });
}

function addressOf(machine: Machine | undefined): string {
  return machine?.publicIpv4 ?? machine?.publicIpv6 ?? machine?.privateIp ?? '';
}

/** Input of the k3s installation: the cluster's definition and API address. */
export function clusterPlan(
  row: ClusterRow,
  masters: readonly Machine[],
  balancerIpv4: string | null,
): ClusterPlan {
  const addresses = masters.flatMap(({ publicIpv4, publicIpv6, privateIp }) => [
    publicIpv4,
    publicIpv6,
    privateIp,
  ]);
  return {
    clusterId: row.id,
    clusterName: row.name,
    k3sVersion: row.k3sVersion,
    osImage: row.osImage,
    cni: row.cniEnabled ? row.cni : 'flannel',
    cniEncryption: row.cniEncryption,
    privateNetworkSubnet: row.privateNetworkSubnet,
    scheduleWorkloadsOnMasters: row.scheduleWorkloadsOnMasters,
    embeddedRegistryMirror: row.embeddedRegistryMirrorEnabled,
    externalDatastore: row.externalDatastoreEndpoint,
    apiHost: balancerIpv4 ?? addressOf(masters[0]),
    joinHost: masters[0]?.privateIp ?? addressOf(masters[0]),
    tlsSans: addresses.flatMap((address) => (address === null ? [] : [address])),
  };
}
