import { findAddon } from '../../../../addons/catalogue.ts';
import { addonFailsAt, imageBehaviour } from '../../../../simulation/sentinels.ts';
import type { Pod } from '../shared/pods.ts';

/** On the Jobs of helm and their pods: the name of the HelmChart. */
export const CHART_LABEL = 'helmcharts.helm.cattle.io/chart';

/** `nginx` → docker.io/library/nginx:latest, as containerd names images. */
export function fullImageName(image: string): string {
  const [first = '', ...rest] = image.split('/');
  const hasHost = rest.length > 0 && (first.includes('.') || first.includes(':') || first === 'localhost');
  const path = hasHost ? image : rest.length > 0 ? `docker.io/${image}` : `docker.io/library/${image}`;
  return /(:[^/]+|@sha256:.+)$/.test(path) ? path : `${path}:latest`;
}

/** containerd's error if the image cannot be pulled; null if it can. */
export function pullError(image: string, hasPullSecret: boolean): string | null {
  const name = fullImageName(image);
  const failed = `failed to pull and unpack image "${name}": failed to resolve reference "${name}"`;
  switch (imageBehaviour(image)) {
    case 'missing':
      return `${failed}: ${name}: not found`;
    case 'private':
      return hasPullSecret
        ? null
        : `${failed}: pull access denied, repository does not exist or may require authorization: authorization failed: no basic auth credentials`;
    case 'unreachable': {
      const host = name.slice(0, name.indexOf('/'));
      return `${failed}: failed to do request: Head "https://${host}/v2/": dial tcp: lookup ${host}: no such host`;
    }
    default:
      return null;
  }
}

/** How containers of an image end if they always fail; null if they run. */
export function failureOf(image: string, architecture: string): { reason: string; exitCode: number } | null {
  if (architecture === 'arm64' && image.includes('amd64')) return { reason: 'Error', exitCode: 255 };
  switch (imageBehaviour(image)) {
    case 'crashes':
      return { reason: 'Error', exitCode: 1 };
    case 'oom':
      return { reason: 'OOMKilled', exitCode: 137 };
    default:
      return null;
  }
}

/** How the job of a HelmChart ends in a cluster where add-ons fail. Required ones never do: it would not become active. */
export function helmFailure(
  { metadata }: Pod,
  clusterName: string,
): { reason: string; exitCode: number } | null {
  const chart = metadata.labels?.[CHART_LABEL];
  if (chart === undefined || addonFailsAt(clusterName) === undefined) return null;
  return findAddon(chart)?.isRequired ? null : { reason: 'Error', exitCode: 1 };
}
