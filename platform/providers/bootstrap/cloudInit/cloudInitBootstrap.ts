import { randomBytes } from 'node:crypto';
import { Secret } from '../../../crypto/secret.ts';
import { text } from '../../../messages/messages.ts';
import type { Authorities } from '../../kubernetes/authorities.ts';
import { MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';
import type { WorkOptions } from '../../simulation/stages.ts';
import { signClientCertificate } from '../certificates.ts';
import { apiServerUrl, renderKubeconfig } from '../kubeconfig.ts';
import { checkReachable, type AdminCredentials, type ClusterPlan, type NodeBootstrap } from '../port.ts';
import { generateSshKeyPair } from '../sshKey.ts';
import { renderUserData, type NodeSpec } from '../userData.ts';
import { applyNodeGroups } from './autoscaling.ts';
import { applyComponents, replaceToken } from './components.ts';
import { installationOf } from './installation.ts';
import type { ReadJoinSecrets } from './joinSecrets.ts';
import { agentConfig, serverConfig } from './k3sConfig.ts';
import {
  asBootstrapError,
  removeNode,
  untilFound,
  waitForNode,
  waitUntilReady,
  type NodeDeps,
} from './nodes.ts';
import { applySettings } from './settings.ts';

const ADMIN = 'kubedeck-admin';
/** Only to name the group of the administrator. */
const MASTERS = { user: 'system:admin', group: 'system:masters' };
const HOUR_MS = 3_600_000;

interface Parts extends NodeDeps {
  authorities: Pick<Authorities, 'client'>;
  joinSecrets: ReadJoinSecrets;
  /** Replaces k3s through the API of the cluster. */
  upgrades: Pick<NodeBootstrap, 'startUpgrade' | 'upgradeNode'>;
}

/** A kubeconfig for a user of the cluster, signed with the authority that its first server received. */
async function kubeconfigOf(
  { authorities, joinSecrets, clock }: Parts,
  { clusterId, clusterName, apiHost }: ClusterPlan,
  identity: typeof MASTERS,
  lifetimeMs?: number,
): Promise<AdminCredentials> {
  const { authority } = await joinSecrets(clusterId);
  const signer = await authorities.client(clusterId);
  const client = await signClientCertificate(signer, identity, clock.now(), lifetimeMs);
  const server = apiServerUrl(apiHost);
  const rendered = renderKubeconfig({ clusterName, server, authority: authority.certificate, client });
  return { kubeconfig: new Secret(rendered), server, expiresAt: client.expiresAt };
}

/**
 * The kubeconfig of a new administrator, who replaces the previous one: a certificate cannot be revoked, but the rights
 * of its group can.
 */
async function issueAdmin(parts: Parts, plan: ClusterPlan, signal?: AbortSignal): Promise<AdminCredentials> {
  const group = `${ADMIN}:${randomBytes(8).toString('hex')}`;
  const { kubeconfig } = await kubeconfigOf(parts, plan, MASTERS, HOUR_MS);
  const apiGroup = 'rbac.authorization.k8s.io';
  const binding = {
    metadata: { name: ADMIN, labels: { [MANAGED_BY]: MANAGER } },
    roleRef: { apiGroup, kind: 'ClusterRole', name: 'cluster-admin' },
    subjects: [{ apiGroup, kind: 'Group', name: group }],
  };
  await parts.clients.withKubeconfig(plan.clusterId, kubeconfig, (client) =>
    client.apply('clusterrolebindings.rbac.authorization.k8s.io', binding, { force: true, signal }),
  );
  return kubeconfigOf(parts, plan, { user: ADMIN, group });
}

/** cloud-init of a worker, which joins the cluster by itself. */
async function agentUserData(
  { joinSecrets }: Parts,
  plan: ClusterPlan,
  spec: NodeSpec & { pool: string },
): Promise<string> {
  const config = agentConfig(plan, spec, await joinSecrets(plan.clusterId));
  return renderUserData(plan, spec, installationOf(plan, { role: 'agent', config }));
}

/** Waits until the API of the first server answers; its cloud-init installs k3s without help. */
async function waitForApi(parts: Parts, plan: ClusterPlan, name: string, options: WorkOptions) {
  const message = text('installing_k3s', { version: plan.k3sVersion, name });
  await options.onProgress?.({ fraction: 0, message });
  const { kubeconfig } = await kubeconfigOf(parts, plan, MASTERS, HOUR_MS);
  await untilFound(parts, name, options, () =>
    parts.clients.withKubeconfig(plan.clusterId, kubeconfig, (client) => client.version(options.signal)),
  );
  await options.onProgress?.({ fraction: 1, message: text('waiting_api') });
}

/**
 * Real machines, without SSH: cloud-init installs k3s with a configuration and authorities that the platform has made,
 * so that it can sign certificates for the API. Everything else goes through the API.
 */
export function createCloudInitBootstrap(parts: Parts): NodeBootstrap {
  return {
    generateSshKey: async (comment) => generateSshKeyPair(comment),
    serverUserData: async (plan, spec) => {
      const secrets = await parts.joinSecrets(plan.clusterId);
      const client = await parts.authorities.client(plan.clusterId);
      const config = serverConfig(plan, spec.nodeName, secrets);
      const authorities = { server: secrets.authority, client };
      const isFirst = plan.joinHost === '';
      const node = { role: 'server', config, ...(isFirst && { authorities }) } as const;
      return renderUserData(plan, spec, installationOf(plan, node));
    },
    agentUserData: (plan, spec) => agentUserData(parts, plan, spec),
    // Without SSH nothing can be seen before the machine appears at the API, for which the next step waits.
    waitReady: async (_plan, machine, { signal, onProgress } = {}) => {
      signal?.throwIfAborted();
      checkReachable(machine);
      await onProgress?.({ fraction: 1, message: text('cloud_init_running', { name: machine.name }) });
    },
    installFirstMaster: (plan, { name }, options = {}) =>
      asBootstrapError(waitForApi(parts, plan, name, options)),
    joinMaster: (plan, machine, options = {}) => {
      const message = text('joining_control_plane', { name: machine.name });
      return asBootstrapError(waitForNode(parts, plan, machine, message, options));
    },
    joinWorker: (plan, machine, options = {}) => {
      const message = text('joining_cluster', { name: machine.name });
      return asBootstrapError(waitForNode(parts, plan, machine, message, options));
    },
    removeWorker: (plan, machine, options = {}) =>
      asBootstrapError(removeNode(parts, plan, machine, options)),
    ...parts.upgrades,
    updateNode: (plan, machine, options = {}) =>
      asBootstrapError(applySettings(parts, plan, machine, options)),
    installComponents: async (plan, access, { signal, onProgress } = {}) => {
      const client = await parts.clients.of(plan.clusterId);
      await asBootstrapError(applyComponents(client, plan, access, signal));
      await onProgress?.({ fraction: 1, message: text('checking_components') });
    },
    configureAutoscaler: async (plan, groups, setup, signal) => {
      const { sshPublicKey } = setup;
      const configured = await Promise.all(
        groups.map(async (group) => ({
          ...group,
          userData: await agentUserData(parts, plan, { nodeName: null, sshPublicKey, pool: group.pool }),
        })),
      );
      const client = await parts.clients.of(plan.clusterId);
      await asBootstrapError(applyNodeGroups(client, plan, configured, setup, signal));
    },
    replaceCloudToken: ({ clusterId }, token, signal) =>
      asBootstrapError(parts.clients.of(clusterId).then((client) => replaceToken(client, token, signal))),
    waitNodesReady: (plan, names, options = {}) =>
      asBootstrapError(waitUntilReady(parts, plan, names, options)),
    // After unarchiving the API starts while this waits.
    fetchAdminCredentials: (plan, options = {}) =>
      asBootstrapError(
        untilFound(parts, plan.clusterName, options, () => issueAdmin(parts, plan, options.signal)),
      ),
    rotateAdminCredentials: (plan) => asBootstrapError(issueAdmin(parts, plan)),
  };
}
