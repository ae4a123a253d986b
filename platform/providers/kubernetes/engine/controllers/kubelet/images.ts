import { findAddon } from '../../../../addons/catalogue.ts';
import { imageBehaviour, isAddonFailing, isUpdateFailing } from '../../../../simulation/sentinels.ts';
import { CONTROL_PLANE_LABEL } from '../../../api/labels.ts';
import type { Stored } from '../../../api/objects.ts';
import type { Pod } from '../shared/pods.ts';

/** On the Jobs of helm and their pods: the name of the HelmChart. */
export const CHART_LABEL = 'helmcharts.helm.cattle.io/chart';
/** On the Jobs of an upgrade plan and their pods: the name of the plan. */
export const PLAN_LABEL = 'upgrade.cattle.io/plan';
/** On workers of a cluster whose updates fail: the first attempt is over. */
export const UPGRADE_FAILED = 'kubedeck.io/upgrade-failed';

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
  if (chart === undefined || !isAddonFailing(clusterName)) return null;
  return findAddon(chart)?.isRequired ? null : { reason: 'Error', exitCode: 1 };
}

/** How the upgrade of a worker ends in a cluster whose updates fail: with an error, the first time. */
export function upgradeFailure(
  { metadata }: Pod,
  node: Stored<'nodes'>,
  clusterName: string,
): { reason: string; exitCode: number } | null {
  if (metadata.labels?.[PLAN_LABEL] === undefined || !isUpdateFailing(clusterName)) return null;
  const { labels = {}, annotations = {} } = node.metadata;
  if (CONTROL_PLANE_LABEL in labels || UPGRADE_FAILED in annotations) return null;
  return { reason: 'Error', exitCode: 1 };
}
