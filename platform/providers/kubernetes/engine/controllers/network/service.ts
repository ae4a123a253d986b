import { publicIpv4 } from '../../../../simulation/addresses.ts';
import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { takeRoom } from '../shared/cloudProject.ts';
import { after } from '../shared/time.ts';

type Service = Stored<'services'>;

/** From the order of a load balancer to its address. */
const ORDER_MS = 5_000;
/** Until a refused order is repeated. In real time: compressed, a cluster would do nothing else. */
const RETRY_MS = 60_000;

/**
 * | Service            | Address                                                          |
 * | ------------------ | ---------------------------------------------------------------- |
 * | LoadBalancer       | some seconds later a public one, by the Hetzner cloud controller |
 * | LoadBalancer       | none while the project has as many as it may have                |
 * | no LoadBalancer    | it has no public one                                             |
 */
export const serviceController = defineController({
  resource: 'services',
  reconcile: (service, context) => {
    if (service.spec?.type === 'LoadBalancer') balance(service, context);
    else if (service.status?.loadBalancer?.ingress) release(service, context);
  },
});

function balance(service: Service, { state, infrastructure }: ControllerContext): void {
  if (service.status?.loadBalancer?.ingress) return;
  const readyAt = after(service.metadata.creationTimestamp, infrastructure.simulated(ORDER_MS));
  if (state.now < readyAt) return state.wakeAt('services', service, readyAt);
  if (!takeRoom(infrastructure, 'load_balancers')) return refuse(service, { state, infrastructure });
  const ip = loadBalancerAddress(service, state, infrastructure.location);
  const loadBalancer = { ingress: [{ ip, ipMode: 'VIP' }] };
  const updated = state.update('services', { ...service, status: { ...service.status, loadBalancer } });
  state.recordEvent(updated, {
    type: 'Normal',
    reason: 'EnsuredLoadBalancer',
    message: 'Ensured load balancer',
  });
}

function refuse(service: Service, { state }: ControllerContext): void {
  const message =
    'Error syncing load balancer: failed to ensure load balancer: hcops/LoadBalancerOps.Create: load balancer limit exceeded (resource_limit_exceeded)';
  state.recordEvent(service, { type: 'Warning', reason: 'SyncLoadBalancerFailed', message });
  state.wakeAt('services', service, after(state.now, RETRY_MS));
}

/** The same address whenever the add-on is installed again. */
function loadBalancerAddress({ metadata }: Service, state: ClusterState, location: string): string {
  const instance =
    metadata.labels?.['app.kubernetes.io/instance'] ?? `${metadata.namespace}/${metadata.name}`;
  const addresses = state
    .list('services')
    .flatMap(({ status }) => (status?.loadBalancer?.ingress ?? []).flatMap(({ ip }) => ip ?? []));
  return publicIpv4(`ingress/${location}/${state.clusterId}/${instance}`, new Set(addresses));
}

function release(service: Service, { state }: ControllerContext): void {
  state.update('services', { ...service, status: { ...service.status, loadBalancer: {} } });
}
