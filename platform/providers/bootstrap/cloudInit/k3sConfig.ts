import { createHash } from 'node:crypto';
import { POOL_LABEL } from '../../kubernetes/api/labels.ts';
import { apiServerUrl } from '../kubeconfig.ts';
import type { ClusterPlan } from '../port.ts';
import type { JoinSecrets } from './joinSecrets.ts';

/** Networks of pods and services, and the address of the cluster's DNS. */
export const POD_CIDR = '10.244.0.0/16';
const SERVICE_CIDR = '10.43.0.0/16';
const CLUSTER_DNS = '10.43.0.10';

/** What k3s brings along and the platform replaces or leaves to the user. */
const DISABLED = ['traefik', 'servicelb', 'metrics-server', 'local-storage'];

/** The configuration file of k3s: its flags without dashes. */
export type K3sConfig = Readonly<Record<string, string | boolean | readonly string[]>>;

/**
 * A token that also names the authority of the server, so that a joining node does not trust another one.
 * https://docs.k3s.io/cli/token#secure
 */
function secureToken({ authority }: JoinSecrets, user: 'server' | 'node', password: string): string {
  const digest = createHash('sha256').update(authority.certificate).digest('hex');
  return `K10${digest}::${user}:${password}`;
}

function networkOf({ cni, cniEncryption, privateNetworkSubnet }: ClusterPlan): K3sConfig {
  if (cni === 'cilium')
    return { 'flannel-backend': 'none', 'disable-network-policy': true, 'disable-kube-proxy': true };
  // Without a private network the nodes talk over the internet.
  const isEncrypted = cniEncryption || privateNetworkSubnet === null;
  return { 'flannel-backend': isEncrypted ? 'wireguard-native' : 'vxlan' };
}

/** How a server gets its data: the first one starts the cluster, the others join it. */
function originOf(plan: ClusterPlan, secrets: JoinSecrets): K3sConfig {
  const { joinHost, externalDatastore } = plan;
  // k3s takes the kind of datastore from the scheme; http is an etcd without client certificates:
  // https://docs.k3s.io/datastore.
  if (externalDatastore !== null)
    return { token: secrets.serverToken, 'datastore-endpoint': `http://${externalDatastore}` };
  if (joinHost === '') return { token: secrets.serverToken, 'cluster-init': true };
  return { token: secureToken(secrets, 'server', secrets.serverToken), server: apiServerUrl(joinHost) };
}

/** Keeps workloads off the control plane. */
export const controlPlaneTaint = {
  key: 'node-role.kubernetes.io/control-plane',
  value: 'true',
  effect: 'NoSchedule',
};

/** What may change while the cluster runs. */
export function changeableConfig(plan: ClusterPlan): K3sConfig {
  const names = [plan.apiHost, ...plan.tlsSans].filter((name) => name !== '');
  return {
    'tls-san': [...new Set(names)],
    ...networkOf(plan),
    'embedded-registry': plan.embeddedRegistryMirror,
  };
}

/** The configuration of a control plane node. */
export function serverConfig(plan: ClusterPlan, nodeName: string, secrets: JoinSecrets): K3sConfig {
  const { key, value, effect } = controlPlaneTaint;
  return {
    ...originOf(plan, secrets),
    'agent-token': secrets.agentToken,
    'node-name': nodeName,
    ...changeableConfig(plan),
    disable: DISABLED,
    'disable-cloud-controller': true,
    'cluster-cidr': POD_CIDR,
    'service-cidr': SERVICE_CIDR,
    'cluster-dns': CLUSTER_DNS,
    'write-kubeconfig-mode': '0600',
    'secrets-encryption': true,
    ...(plan.externalDatastore === null && { 'etcd-expose-metrics': true }),
    ...(!plan.scheduleWorkloadsOnMasters && { 'node-taint': [`${key}=${value}:${effect}`] }),
    'kubelet-arg': ['cloud-provider=external'],
  };
}

/** The configuration of a worker of a pool. */
export function agentConfig(
  { joinHost }: ClusterPlan,
  { nodeName, pool }: { nodeName: string | null; pool: string },
  secrets: JoinSecrets,
): K3sConfig {
  return {
    token: secureToken(secrets, 'node', secrets.agentToken),
    server: apiServerUrl(joinHost),
    ...(nodeName !== null && { 'node-name': nodeName }),
    'node-label': [`${POOL_LABEL}=${pool}`],
    'kubelet-arg': ['cloud-provider=external'],
  };
}
