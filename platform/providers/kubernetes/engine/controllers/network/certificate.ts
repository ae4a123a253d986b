import type { Stored } from '../../../api/objects.ts';
import type { ClusterState } from '../../clusterState.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { defineController } from '../controller.ts';
import { after } from '../shared/time.ts';

type Ingress = Stored<'ingresses.networking.k8s.io'>;

const RESOURCE = 'certificates.cert-manager.io';
const INGRESSES = 'ingresses.networking.k8s.io';
const ISSUER = 'cert-manager.io/cluster-issuer';
const CONTROLLER = 'cert-manager';
/** From the order until the challenge is answered. */
const ISSUING_MS = 30_000;

function isInstalled(state: ClusterState): boolean {
  return state
    .list('deployments.apps')
    .some(({ metadata, status }) => metadata.name === CONTROLLER && (status?.availableReplicas ?? 0) > 0);
}

/** The certificates that an ingress asks for. */
function wantedBy({ metadata, spec }: Ingress, state: ClusterState) {
  const issuer = metadata.annotations?.[ISSUER];
  if (issuer === undefined || !isInstalled(state)) return [];
  return (spec?.tls ?? []).flatMap(({ secretName, hosts = [] }) =>
    secretName === undefined
      ? []
      : [{ secretName, dnsNames: hosts, issuerRef: { name: issuer, kind: 'ClusterIssuer' } }],
  );
}

/**
 * | Ingress                                   | Certificates                              |
 * | ----------------------------------------- | ----------------------------------------- |
 * | names a cluster issuer and has TLS        | one for each secret that it names         |
 * | no longer                                 | deleted                                   |
 */
export const ingressShimController = defineController({
  resource: INGRESSES,
  reconcile: (ingress, { state }) => {
    const wanted = wantedBy(ingress, state);
    const known = state.owned(RESOURCE, ingress);
    for (const one of known)
      if (!wanted.some(({ secretName }) => secretName === one.metadata.name)) state.remove(RESOURCE, one);
    const { namespace, labels } = ingress.metadata;
    for (const spec of wanted) {
      const before = known.find(({ metadata }) => metadata.name === spec.secretName);
      const metadata = { name: spec.secretName, namespace, ...(labels && { labels }) };
      if (!before) state.create(RESOURCE, { metadata, spec }, ingress);
      else if (JSON.stringify(before.spec?.['dnsNames']) !== JSON.stringify(spec.dnsNames))
        state.update(RESOURCE, { ...before, spec, status: undefined });
    }
  },
  triggers: {
    'deployments.apps': ({ metadata }, { state }) =>
      metadata.name === CONTROLLER ? state.list(INGRESSES) : [],
  },
});

const condition = (type: string, status: string, reason: string, message: string, now: Date) => ({
  ...{ type, status, reason, message },
  lastTransitionTime: kubernetesTime(now),
});

/** Names that no authority certifies. */
function impossibleHost(names: unknown): string | undefined {
  const hosts = Array.isArray(names) ? names.filter((one) => typeof one === 'string') : [];
  return hosts.find((host) => /\.(invalid|local|internal|test)$/.test(host));
}

/**
 * | Certificate                          | Conditions                                     |
 * | ------------------------------------ | ---------------------------------------------- |
 * | new                                  | Issuing True                                   |
 * | after half a minute                  | Ready True                                     |
 * | the same, for a host of no real zone | Issuing False, Failed: the challenge failed    |
 */
export const certificateController = defineController({
  resource: RESOURCE,
  reconcile: (certificate, { state, infrastructure }) => {
    const { now } = state;
    if (!certificate.status) {
      const message = 'Issuing certificate as Secret does not exist';
      const conditions = [condition('Issuing', 'True', 'DoesNotExist', message, now)];
      const begun = state.update(RESOURCE, {
        ...certificate,
        status: { conditions, begunAt: now.toISOString() },
      });
      return state.wakeAt(RESOURCE, begun, after(now, infrastructure.simulated(ISSUING_MS)));
    }
    const begunAt = certificate.status['begunAt'];
    if (typeof begunAt !== 'string') return;
    const endsAt = after(begunAt, infrastructure.simulated(ISSUING_MS));
    if (now < endsAt) return state.wakeAt(RESOURCE, certificate, endsAt);
    const host = impossibleHost(certificate.spec?.['dnsNames']);
    const message = `The certificate request has failed to complete: DNS problem: NXDOMAIN looking up A for ${host ?? ''}`;
    const conditions = host
      ? [condition('Issuing', 'False', 'Failed', message, now)]
      : [condition('Ready', 'True', 'Ready', 'Certificate is up to date and has not expired', now)];
    const updated = state.update(RESOURCE, { ...certificate, status: { conditions } });
    state.recordEvent(updated, {
      type: host ? 'Warning' : 'Normal',
      reason: host ? 'Failed' : 'Issuing',
      message: host ? message : 'The certificate has been successfully issued',
    });
  },
});
