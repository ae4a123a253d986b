import type { Clock } from '../../../clock.ts';
import { Secret } from '../../../crypto/secret.ts';
import { seededBetween } from '../../simulation/chance.ts';
import type { Stage, WorkOptions } from '../../simulation/stages.ts';
import { walkStages } from '../../simulation/stages.ts';
import type { ProvisioningStep } from '../../simulation/provisioningSteps.ts';
import { slowness, stepFailure } from '../../simulation/sentinels.ts';
import type { Authorities } from '../../kubernetes/authorities.ts';
import { embeddedApiPath } from '../../kubernetes/embeddedApi.ts';
import { signClientCertificate, type Authority } from '../certificates.ts';
import { apiServerUrl, renderKubeconfig } from '../kubeconfig.ts';
import type { AdminCredentials, ClusterPlan, Machine, NodeBootstrap } from '../port.ts';
import { BootstrapError, checkReachable } from '../port.ts';
import { generateSshKeyPair } from '../sshKey.ts';
import { renderUserData } from '../userData.ts';
import { text } from '../../../messages/messages.ts';

const ADMIN = { user: 'system:admin', group: 'system:masters' };

type Simulate = (
  plan: ClusterPlan,
  step: ProvisioningStep,
  stages: readonly Stage[],
  options?: WorkOptions,
) => Promise<void>;

function createSimulate(clock: Clock): Simulate {
  return async ({ clusterName }, step, stages, options = {}) => {
    const factor = slowness(clusterName);
    const slowed = stages.map(({ message, ms }) => ({ message, ms: ms * factor }));
    const stopAt = stepFailure(clusterName, step);
    const last = await walkStages(clock, slowed, { ...options, ...(stopAt === undefined ? {} : { stopAt }) });
    if (stopAt === undefined) return;
    const why = text('ssh_lost', { ...last?.params, step: last?.code ?? '' });
    throw new BootstrapError({ kind: 'unavailable', code: 'ssh_timeout', text: why });
  };
}

const between = (seed: string, min: number, max: number): number =>
  seededBetween(seed, min * 1_000, max * 1_000);

type Stages = (plan: ClusterPlan, machine: Machine) => Stage[];

const waiting: Stages = (_plan, { name }) => [
  { message: text('waiting_ssh', { name }), ms: between(`ssh/${name}`, 6, 12) },
  { message: text('cloud_init_running', { name }), ms: between(`init/${name}`, 14, 28) },
];
const firstMaster: Stages = ({ k3sVersion, externalDatastore }, { name }) => [
  { message: text('installing_k3s', { version: k3sVersion, name }), ms: between(`k3s/${name}`, 16, 22) },
  {
    message: externalDatastore
      ? text('connecting_datastore', { address: externalDatastore })
      : text('starting_etcd'),
    ms: 7_000,
  },
  { message: text('waiting_api'), ms: between(`api/${name}`, 8, 14) },
];
const anotherMaster: Stages = ({ k3sVersion }, { name }) => [
  { message: text('installing_k3s', { version: k3sVersion, name }), ms: between(`k3s/${name}`, 16, 24) },
  { message: text('joining_control_plane', { name }), ms: between(`join/${name}`, 10, 18) },
];
const worker: Stages = ({ k3sVersion }, { name }) => [
  { message: text('installing_agent', { version: k3sVersion, name }), ms: between(`k3s/${name}`, 12, 18) },
  { message: text('joining_cluster', { name }), ms: between(`join/${name}`, 6, 12) },
];
const removal: Stages = (_plan, { name }) => [
  { message: text('draining_node', { name }), ms: between(`drain/${name}`, 8, 16) },
  { message: text('removing_node', { name }), ms: 2_000 },
];
const renewal: Stages = ({ k3sVersion }, { name }) => [
  { message: text('cordoning_node', { name }), ms: 2_000 },
  { message: text('installing_k3s', { version: k3sVersion, name }), ms: between(`update/${name}`, 12, 20) },
  { message: text('waiting_node', { name }), ms: between(`back/${name}`, 5, 10) },
];

interface EmbeddedParts {
  clock: Clock;
  authorities: Authorities;
  /** Address of the embedded API server, such as https://localhost:6443; null if it does not listen. */
  engineUrl: string | null;
  /** Replaces k3s through the API of the cluster. */
  upgrades: Pick<NodeBootstrap, 'startUpgrade' | 'upgradeNode'>;
}

/**
 * Simulates machines that become nodes, without SSH: real user data, keys and certificates, plausible messages and
 * durations.
 */
export function createEmbeddedBootstrap({
  clock,
  authorities,
  engineUrl,
  upgrades,
}: EmbeddedParts): NodeBootstrap {
  const simulate = createSimulate(clock);
  const onMachine =
    (step: ProvisioningStep, stages: Stages) =>
    async (plan: ClusterPlan, machine: Machine, options?: WorkOptions): Promise<void> => {
      checkReachable(machine);
      await simulate(plan, step, stages(plan, machine), options);
    };
  const issue = async (
    { clusterId, clusterName, apiHost }: ClusterPlan,
    signer: Authority,
  ): Promise<AdminCredentials> => {
    const { certificate: authority } = await authorities.serving();
    const client = await signClientCertificate(signer, ADMIN, clock.now());
    const server = engineUrl === null ? apiServerUrl(apiHost) : `${engineUrl}${embeddedApiPath(clusterId)}`;
    const kubeconfig = new Secret(renderKubeconfig({ clusterName, server, authority, client }));
    return { kubeconfig, server, expiresAt: client.expiresAt };
  };
  return {
    generateSshKey: async (comment) => generateSshKeyPair(comment),
    serverUserData: async (plan, spec) => renderUserData(plan, spec),
    agentUserData: async (plan, spec) => renderUserData(plan, spec),
    waitReady: onMachine('waitReady', waiting),
    installFirstMaster: onMachine('firstMaster', firstMaster),
    joinMaster: onMachine('otherMasters', anotherMaster),
    joinWorker: onMachine('workers', worker),
    removeWorker: (plan, machine, options) => simulate(plan, 'workers', removal(plan, machine), options),
    ...upgrades,
    updateNode: onMachine('workers', renewal),
    installComponents: (plan, _access, options) => {
      const stages = (plan.cni === 'cilium' ? ['cilium'] : []).map((name) => ({
        message: text('installing_component', { name }),
        ms: between(name, 6, 14),
      }));
      const check = { message: text('checking_components'), ms: 2_000 };
      return simulate(plan, 'components', [...stages, check], options);
    },
    // The autoscaler of an embedded cluster reads the pools from the platform.
    configureAutoscaler: async () => {},
    // The controllers of an embedded cluster act with the token of the row.
    replaceCloudToken: async () => {},
    waitNodesReady: (plan, names, options) => {
      const stages = names.map((_, ready) => ({
        message: text('nodes_ready', { ready, count: names.length }),
        ms: 2_500,
      }));
      const all = { message: text('nodes_ready', { ready: names.length, count: names.length }), ms: 1_000 };
      return simulate(plan, 'nodesReady', [...stages, all], options);
    },
    fetchAdminCredentials: async (plan, options) => {
      await simulate(plan, 'credentials', [{ message: text('fetching_kubeconfig'), ms: 4_000 }], options);
      return issue(plan, await authorities.client(plan.clusterId));
    },
    rotateAdminCredentials: async (plan) => issue(plan, await authorities.rotateClient(plan.clusterId)),
  };
}
