import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { defineController } from '../controller.ts';

type Ingress = Stored<'ingresses.networking.k8s.io'>;

const DEFAULT_CLASS = 'ingressclass.kubernetes.io/is-default-class';
/** The add-on of an ingress class: its Service has the address. */
const INSTANCE = 'app.kubernetes.io/instance';

/**
 * | Ingress class             | Address                                              |
 * | ------------------------- | ---------------------------------------------------- |
 * | of an installed add-on    | that of the add-on's Service of type LoadBalancer    |
 * | unknown, or none at all   | none                                                 |
 */
export const ingressController = defineController({
  resource: 'ingresses.networking.k8s.io',
  reconcile: (ingress, { state }) => {
    const addresses = addressesOf(ingress, state);
    const loadBalancer = addresses.length > 0 ? { ingress: addresses } : {};
    state.update('ingresses.networking.k8s.io', { ...ingress, status: { loadBalancer } });
  },
  triggers: {
    services: (_changed, { state }) => state.list('ingresses.networking.k8s.io'),
    'ingressclasses.networking.k8s.io': (_changed, { state }) => state.list('ingresses.networking.k8s.io'),
  },
});

function addressesOf({ spec }: Ingress, state: ClusterState): { ip: string }[] {
  const classes = state.list('ingressclasses.networking.k8s.io');
  const used = classes.find(({ metadata: { name, annotations } }) =>
    spec?.ingressClassName === undefined
      ? annotations?.[DEFAULT_CLASS] === 'true'
      : name === spec.ingressClassName,
  );
  const instance = used?.metadata.labels?.[INSTANCE];
  if (instance === undefined) return [];
  return state
    .list('services', { labels: { [INSTANCE]: instance } })
    .flatMap(({ status }) =>
      (status?.loadBalancer?.ingress ?? []).flatMap(({ ip }) => (ip === undefined ? [] : [{ ip }])),
    );
}
