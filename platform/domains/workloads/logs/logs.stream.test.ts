import { expect, it } from 'vitest';
import type { ClusterWorkloads } from '../../../providers/kubernetes/workloadsPort.ts';
import { START } from './logs.cursor.ts';
import type { LogSource } from './logs.page.ts';
import { streamLogs } from './logs.stream.ts';

const source = (createdAt: string): LogSource => ({
  ...{ namespace: 'default', pod: 'db-0', container: 'db' },
  createdAt: new Date(createdAt),
});

it('follows a pod that comes back under the same name, and reads a finished one once', async () => {
  const [first, second] = [source('2026-05-01T10:00:00Z'), source('2026-05-01T10:05:00Z')];
  const looks = [[first], [first], [second]];
  const abort = new AbortController();
  const followPodLog: ClusterWorkloads['followPodLog'] = async function* (_id, _pod, { createdAt }) {
    yield { at: createdAt.toISOString(), n: 0, text: 'hello' };
  };
  const lines = streamLogs(
    { followPodLog },
    {
      clusterId: 'shop',
      sources: async () => looks.shift() ?? [second],
      endsWithPods: false,
      after: START,
      signal: abort.signal,
    },
  );
  const times: string[] = [];
  for await (const line of lines) {
    if (line.trim() !== '') times.push((JSON.parse(line) as { t: string }).t);
    if (times.length === 2) break;
  }
  abort.abort();
  expect(times).toEqual([first, second].map(({ createdAt }) => createdAt.toISOString()));
});
