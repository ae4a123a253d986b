import type { Clock } from '../../../clock.ts';
import { Secret } from '../../../crypto/secret.ts';
import { seededBetween } from '../../simulation/chance.ts';
import type { Stage, WorkOptions } from '../../simulation/pace.ts';
import { walkStages } from '../../simulation/pace.ts';
import type { ProvisioningStep } from '../../simulation/provisioningSteps.ts';
import { isUpdateFailing, slowness, stepFailure } from '../../simulation/sentinels.ts';
import { makeAdminCertificates } from '../certificates.ts';
import { renderKubeconfig } from '../kubeconfig.ts';
import type { ClusterPlan, Machine, NodeBootstrap } from '../port.ts';
import { BootstrapError } from '../port.ts';
import { generateSshKeyPair } from '../sshKey.ts';
import { renderAgentUserData, renderServerUserData } from '../userData.ts';

type Pace = (
  plan: ClusterPlan,
  step: ProvisioningStep,
  stages: readonly Stage[],
  options?: WorkOptions,
) => Promise<void>;

function createPace(clock: Clock): Pace {
  return async ({ clusterName }, step, stages, options = {}) => {
    const factor = slowness(clusterName);
    const paced = stages.map(({ message, ms }) => ({ message, ms: ms * factor }));
    const stopAt = stepFailure(clusterName, step);
    const last = await walkStages(clock, paced, { ...options, ...(stopAt === undefined ? {} : { stopAt }) });
    if (stopAt === undefined) return;
    const message = `The machines stopped answering over SSH. The last step was: ${last}.`;
    throw new BootstrapError({ kind: 'unavailable', code: 'ssh_timeout', message });
  };
}

function checkReachable({ name, publicIpv4, publicIpv6, privateIp }: Machine): void {
  if (publicIpv4 ?? publicIpv6 ?? privateIp) return;
  const message = `${name} has no address: give it a public or a private one.`;
  throw new BootstrapError({ kind: 'invalid', code: 'no_address', field: 'public_network_ip_v4', message });
}

const between = (seed: string, min: number, max: number): number =>
  seededBetween(seed, min * 1_000, max * 1_000);

type Stages = (plan: ClusterPlan, machine: Machine) => Stage[];

const waiting: Stages = (_plan, { name }) => [
  { message: `Waiting for SSH on ${name}`, ms: between(`ssh/${name}`, 6, 12) },
  { message: `cloud-init of ${name} is running`, ms: between(`init/${name}`, 14, 28) },
];
const firstMaster: Stages = ({ k3sVersion, externalDatastore }, { name }) => [
  { message: `Installing k3s ${k3sVersion} on ${name}`, ms: between(`k3s/${name}`, 16, 22) },
  { message: externalDatastore ? `Connecting to ${externalDatastore}` : 'Starting etcd', ms: 7_000 },
  { message: 'Waiting for the Kubernetes API', ms: between(`api/${name}`, 8, 14) },
];
const anotherMaster: Stages = ({ k3sVersion }, { name }) => [
  { message: `Installing k3s ${k3sVersion} on ${name}`, ms: between(`k3s/${name}`, 16, 24) },
  { message: `${name} is joining the control plane`, ms: between(`join/${name}`, 10, 18) },
];
const worker: Stages = ({ k3sVersion }, { name }) => [
  { message: `Installing the k3s ${k3sVersion} agent on ${name}`, ms: between(`k3s/${name}`, 12, 18) },
  { message: `${name} is joining the cluster`, ms: between(`join/${name}`, 6, 12) },
];
const removal: Stages = (_plan, { name }) => [
  { message: `Moving the workloads of ${name} to other nodes`, ms: between(`drain/${name}`, 8, 16) },
  { message: `Taking ${name} out of the cluster`, ms: 2_000 },
];
const renewal: Stages = ({ k3sVersion }, { name }) => [
  { message: `Keeping new workloads off ${name}`, ms: 2_000 },
  { message: `Installing k3s ${k3sVersion} on ${name}`, ms: between(`update/${name}`, 12, 20) },
  { message: `Waiting for ${name} to be ready again`, ms: between(`back/${name}`, 5, 10) },
];

/** Machines that become nodes without SSH: true user data, keys and certificates, believable messages and times. */
export function createEmbeddedBootstrap({ clock }: { clock: Clock }): NodeBootstrap {
  const pace = createPace(clock);
  const onMachine =
    (step: ProvisioningStep, stages: Stages) =>
    async (plan: ClusterPlan, machine: Machine, options?: WorkOptions): Promise<void> => {
      checkReachable(machine);
      await pace(plan, step, stages(plan, machine), options);
    };
  const failedOnce = new Set<string>();
  return {
    generateSshKey: async (comment) => generateSshKeyPair(comment),
    serverUserData: renderServerUserData,
    agentUserData: renderAgentUserData,
    waitReady: onMachine('waitReady', waiting),
    installFirstMaster: onMachine('firstMaster', firstMaster),
    joinMaster: onMachine('otherMasters', anotherMaster),
    joinWorker: onMachine('workers', worker),
    removeWorker: (plan, machine, options) => pace(plan, 'workers', removal(plan, machine), options),
    updateNode: async (plan, machine, options) => {
      checkReachable(machine);
      await pace(plan, 'workers', renewal(plan, machine), options);
      if (machine.role === 'master' || !isUpdateFailing(plan.clusterName) || failedOnce.has(plan.clusterId))
        return;
      failedOnce.add(plan.clusterId);
      const message = `${machine.name} did not come back after the update.`;
      throw new BootstrapError({ kind: 'unavailable', code: 'node_not_ready', message });
    },
    installComponents: (plan, components, options) => {
      const stages = components.map((name) => ({ message: `Installing ${name}`, ms: between(name, 6, 14) }));
      const check = { message: 'Checking the cluster components', ms: 2_000 };
      return pace(plan, 'components', [...stages, check], options);
    },
    waitNodesReady: (plan, names, options) => {
      const stages = names.map((_, ready) => ({
        message: `${ready} of ${names.length} nodes ready`,
        ms: 2_500,
      }));
      const all = { message: `${names.length} of ${names.length} nodes ready`, ms: 1_000 };
      return pace(plan, 'nodesReady', [...stages, all], options);
    },
    fetchAdminCredentials: async (plan, options) => {
      await pace(plan, 'credentials', [{ message: 'Fetching the kubeconfig', ms: 4_000 }], options);
      const certificates = makeAdminCertificates(clock.now());
      const kubeconfig = new Secret(renderKubeconfig(plan.clusterName, plan.apiHost, certificates));
      return { kubeconfig, expiresAt: certificates.expiresAt };
    },
  };
}
