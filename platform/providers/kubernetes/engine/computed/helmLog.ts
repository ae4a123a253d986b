import { CHART_LABEL } from '../controllers/kubelet/images.ts';
import { JOB_FAILURE } from '../controllers/kubelet/jobPods.ts';
import type { Pod } from '../controllers/shared/pods.ts';
import type { LogLine } from '../simulation.ts';

/** The log of a job that installs or deletes a HelmChart; null for other pods. */
export function helmLog(pod: Pod, start: Date, end: Date, hasFailed: boolean): LogLine[] | null {
  const chart = pod.metadata.labels?.[CHART_LABEL];
  const [container] = pod.spec?.containers ?? [];
  if (chart === undefined || !container) return null;
  const isDeleting = container.args?.includes('delete') === true;
  const version = container.env?.find(({ name }) => name === 'VERSION')?.value ?? '';
  const flags = isDeleting ? 'uninstall' : `upgrade --install --version ${version}`;
  const begin = [
    'CHART="${CHART//%\\{KUBERNETES_API\\}%/${KUBERNETES_SERVICE_HOST}}"',
    `+ helm_v3 ${flags} ${chart}`,
  ];
  const done = isDeleting
    ? `release "${chart}" uninstalled`
    : `Release "${chart}" has been upgraded. Happy Helming!`;
  const failure = pod.metadata.annotations?.[JOB_FAILURE] ?? 'Error: context deadline exceeded';
  const last = hasFailed ? failure : done;
  return [...begin.map((text) => ({ at: start, text })), { at: end, text: last }];
}
