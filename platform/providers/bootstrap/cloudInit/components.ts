import type { PodSpec } from 'kubernetes-types/core/v1.d.ts';
import { sha256 } from '../../../crypto/hash.ts';
import type { Secret } from '../../../crypto/secret.ts';
import { MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';
import type { NewObject } from '../../kubernetes/api/objects.ts';
import { secretData } from '../../kubernetes/api/secretData.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { toYaml11 } from '../../yaml11.ts';
import type { CloudAccess, ClusterPlan } from '../port.ts';
import { POD_CIDR } from './k3sConfig.ts';

const NAMESPACE = 'kube-system';
/** Secret with the token of Hetzner's controllers. */
export const ACCESS = 'hcloud';
/** Changes with the token, because running pods keep the one they started with. */
const TOKEN_ANNOTATION = 'kubedeck.io/cloud-token';
const CILIUM_VERSION = '1.17.2';

export const metadata = (name: string) => ({ name, namespace: NAMESPACE, labels: { [MANAGED_BY]: MANAGER } });

/** Values for a chart that apply to clusters on real servers only. https://docs.k3s.io/helm#customizing-packaged-components-with-helmchartconfig */
export function chartValues(name: string, values: object): NewObject<'helmchartconfigs.helm.cattle.io'> {
  return { metadata: metadata(name), spec: { valuesContent: toYaml11(values) } };
}

function ciliumChart({ joinHost, cniEncryption }: ClusterPlan): NewObject<'helmcharts.helm.cattle.io'> {
  const values = {
    kubeProxyReplacement: true,
    k8sServiceHost: joinHost,
    k8sServicePort: 6443,
    operator: { replicas: 1 },
    ipam: { operator: { clusterPoolIPv4PodCIDRList: [POD_CIDR] } },
    ...(cniEncryption && { encryption: { enabled: true, type: 'wireguard' } }),
  };
  return {
    metadata: metadata('cilium'),
    spec: {
      chart: 'cilium',
      repo: 'https://helm.cilium.io',
      version: CILIUM_VERSION,
      targetNamespace: NAMESPACE,
      bootstrap: true,
      failurePolicy: 'abort',
      valuesContent: toYaml11(values),
    },
  };
}

/** Applies what Hetzner's controllers need, and the network plug-in unless it is flannel. */
export async function applyComponents(
  client: KubernetesClient,
  plan: ClusterPlan,
  { token, networkId }: CloudAccess,
  signal?: AbortSignal,
): Promise<void> {
  const options = { force: true, signal };
  const access = { token: token.reveal(), ...(networkId !== null && { network: networkId }) };
  await client.apply('secrets', { metadata: metadata(ACCESS), data: secretData(access) }, options);
  const controller = {
    networking: { enabled: networkId !== null, clusterCIDR: POD_CIDR },
    // Flannel and Cilium connect the pods; the cloud's routes are not needed.
    env: { HCLOUD_NETWORK_ROUTES_ENABLED: { value: 'false' } },
  };
  // On the host, because pods cannot reach the metadata service.
  const storage = { node: { hostNetwork: true, tolerations: [{ operator: 'Exists' }] } };
  await client.apply('helmchartconfigs.helm.cattle.io', chartValues('hcloud-ccm', controller), options);
  await client.apply('helmchartconfigs.helm.cattle.io', chartValues('hcloud-csi', storage), options);
  if (plan.cni === 'cilium') await client.apply('helmcharts.helm.cattle.io', ciliumChart(plan), options);
}

const readsToken = ({ containers }: PodSpec): boolean =>
  containers.some(({ env = [] }) => env.some(({ valueFrom }) => valueFrom?.secretKeyRef?.name === ACCESS));

/** Replaces the token in the Secret, and restarts the deployments that read it. */
export async function replaceToken(
  client: KubernetesClient,
  token: Secret,
  signal?: AbortSignal,
): Promise<void> {
  const name = { name: ACCESS, namespace: NAMESPACE };
  // The network stays.
  await client.mergePatch('secrets', name, { data: secretData({ token: token.reveal() }) }, { signal });
  const annotations = { [TOKEN_ANNOTATION]: sha256(token.reveal()).slice(0, 16) };
  const deployments = await client.list('deployments.apps', { namespace: NAMESPACE, signal });
  for (const { metadata: target, spec } of deployments)
    if (spec?.template.spec && readsToken(spec.template.spec))
      await client.mergePatch(
        'deployments.apps',
        { name: target.name, namespace: NAMESPACE },
        { spec: { template: { metadata: { annotations } } } },
        { signal },
      );
}
