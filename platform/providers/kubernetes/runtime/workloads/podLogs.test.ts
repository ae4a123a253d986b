import { expect, it } from 'vitest';
import type { Stored } from '../../api/objects.ts';
import type { KubernetesClient } from '../../client/client.ts';
import type { PodLogEntry } from '../../workloadsPort.ts';
import { followPodLog } from './podLogs.ts';

/** A pod whose container runs since its creation. */
function podOf(creationTimestamp: string): Stored<'pods'> {
  const metadata = { name: 'db-0', namespace: 'default', uid: creationTimestamp, creationTimestamp };
  const running = { startedAt: creationTimestamp };
  const status = { ready: true, restartCount: 0, image: 'db', imageID: '', name: 'db', state: { running } };
  return { metadata, status: { phase: 'Running', containerStatuses: [status] } } as unknown as Stored<'pods'>;
}

it('following a log ends with the pod, although another one of its name has begun', async () => {
  const created = '2026-05-01T10:00:00Z';
  const pods = [podOf(created), podOf('2026-05-01T10:05:00Z')];
  async function* followLogs() {
    yield '2026-05-01T10:01:00Z hello';
  }
  const client = { get: async () => pods.shift(), followLogs } as unknown as KubernetesClient;
  const entries: PodLogEntry[] = [];
  const options = {
    container: 'db',
    createdAt: new Date(created),
    after: { at: '2026-05-01T09:00:00.000000000Z', n: 0 },
    signal: new AbortController().signal,
  };
  const address = { namespace: 'default', name: 'db-0' };
  for await (const entry of followPodLog(async () => client, address, options)) entries.push(entry);
  expect(entries).toMatchObject([{ turn: 'started' }, { text: 'hello' }, { turn: 'ended' }]);
});
