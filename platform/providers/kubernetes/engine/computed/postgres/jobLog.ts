import { JOB_FAILURE } from '../../controllers/kubelet/jobPods.ts';
import { JOB_ROLE_LABEL } from '../../controllers/postgres/instanceJobs.ts';
import type { Pod } from '../../controllers/shared/pods.ts';
import type { LogLine } from '../../simulation.ts';

const words: Readonly<Record<string, readonly [begin: string, end: string]>> = {
  initdb: ['Creating new data directory', 'Cluster initialized'],
  'full-recovery': ['Restoring from the object store', 'Restore completed'],
  join: ['Copying the data of the primary with pg_basebackup', 'Copy completed'],
  'major-upgrade': ['Running pg_upgrade', 'Upgrade completed'],
};

function line(pod: Pod, at: Date, level: 'info' | 'error', msg: string, more: object = {}): LogLine {
  const head = { level, ts: at.toISOString(), logger: 'instance-manager', msg };
  return { at, text: JSON.stringify({ ...head, logging_pod: pod.metadata.name, ...more }) };
}

/** The log of a job that fills the claim of an instance; `end` is null while it runs. Null for other pods. */
export function instanceJobLog(pod: Pod, start: Date, end: Date | null): LogLine[] | null {
  const [begin, done] = words[pod.metadata.labels?.[JOB_ROLE_LABEL] ?? ''] ?? [];
  if (begin === undefined || done === undefined) return null;
  const first = line(pod, start, 'info', begin);
  if (end === null) return [first];
  const error = pod.metadata.annotations?.[JOB_FAILURE];
  if (error === undefined) return [first, line(pod, end, 'info', done)];
  return [first, line(pod, end, 'error', 'Error while restoring a backup', { error })];
}
