import { MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';
import type { NewObject } from '../../kubernetes/api/objects.ts';
import { secretData } from '../../kubernetes/api/secretData.ts';
import type { GitOpsSource } from '../port.ts';

export const FLUX_NAMESPACE = 'flux-system';
/** flux-operator accepts one instance, of this name. */
const INSTANCE = 'flux';
/** Names the GitRepository, the Kustomization and the secret of the synchronisation. */
export const SYNC = 'flux-system';
const SECRET = 'flux-deploy-key';

/** GitHub's host key; Flux does not clone from a host it does not know. */
const KNOWN_HOSTS =
  'github.com ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIOMqqnkVzrm0SdG6UOoqKLsabgH5C9okWi0dh2l9GKJl\n';

const labels = { [MANAGED_BY]: MANAGER };

export const secretName = { name: SECRET, namespace: FLUX_NAMESPACE };
export const instanceName = { name: INSTANCE, namespace: FLUX_NAMESPACE };

/** The deploy key as Flux reads it. */
export function deployKeySecret({ privateKey, publicKey }: GitOpsSource): NewObject<'secrets'> {
  return {
    metadata: { ...secretName, labels },
    type: 'Opaque',
    data: secretData({
      identity: privateKey.reveal(),
      'identity.pub': publicKey,
      known_hosts: KNOWN_HOSTS,
    }),
  };
}

/** The installation of Flux, following the source. */
export function fluxInstanceOf({
  url,
  branch,
  path,
}: GitOpsSource): NewObject<'fluxinstances.fluxcd.controlplane.io'> {
  return {
    metadata: { ...instanceName, labels },
    spec: {
      distribution: { version: '2.7.x', registry: 'ghcr.io/fluxcd' },
      components: ['source-controller', 'kustomize-controller', 'helm-controller', 'notification-controller'],
      sync: {
        kind: 'GitRepository',
        url,
        ref: `refs/heads/${branch}`,
        path,
        pullSecret: SECRET,
        interval: '1m',
      },
    },
  };
}
