import { describe, expect, it } from 'vitest';
import { testCluster } from '../controllers/testing.ts';
import type { Pod } from '../controllers/shared/pods.ts';
import type { LogRange } from '../simulation.ts';
import { observedPod } from './crashLoop.ts';
import { logLines } from './logs.ts';
import { nodeUsage, podUsage } from './usage.ts';

const realTime = (ms: number) => ms;
const all: LogRange = { previous: false };

function runPods(image: string, replicas = 1) {
  const cluster = testCluster();
  cluster.state.create('deployments.apps', {
    metadata: { name: 'web', namespace: 'default' },
    spec: {
      replicas,
      selector: { matchLabels: { app: 'web' } },
      template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'web', image }] } },
    },
  });
  cluster.advance(120_000);
  const pods = () => cluster.state.list('pods');
  const first = (): Pod => {
    const [pod] = pods();
    if (!pod) throw new Error('no pod');
    return pod;
  };
  const now = () => cluster.state.now;
  const texts = (range: LogRange) => [
    ...(logLines(observedPod(first(), now(), realTime), 'web', range, now()) ?? []),
  ];
  return { ...cluster, pods, first, now, texts };
}

describe('a crash loop', () => {
  const restarts = (pod: Pod, now: Date) =>
    observedPod(pod, now, realTime).status?.containerStatuses?.[0]?.restartCount;

  it('counts restarts from the clock: after 10 s, doubling to five minutes', () => {
    const { first } = runPods('shop/crash:1');
    const crashedAt = first().status?.containerStatuses?.[0]?.lastState?.terminated?.finishedAt ?? '';
    const after = (seconds: number) =>
      restarts(first(), new Date(new Date(crashedAt).getTime() + seconds * 1_000));
    expect([5, 12, 33, 34, 76, 158, 320].map(after)).toEqual([0, 1, 1, 2, 3, 4, 5]);
    expect(after(86_400)).toBe(5 + Math.floor((86_400 - 320) / 302));
  });

  it('counts at most one restart per second while time is compressed', () => {
    const { first, now } = runPods('shop/crash:1');
    const status = observedPod(first(), now(), () => 0).status?.containerStatuses?.[0];
    expect(status?.restartCount).toBeLessThan(120);
  });

  it('waits longer each time, and its last log ends with the error', () => {
    const { advance, first, now, texts } = runPods('shop/crash:1');
    advance(3_600_000);
    const [status] = observedPod(first(), now(), realTime).status?.containerStatuses ?? [];
    expect(status?.state?.waiting?.message).toContain('back-off 5m0s restarting failed container=web');
    const lines = texts(all).map(({ text }) => text);
    expect(lines[0]).toContain('starting web');
    expect(lines.join('\n')).toContain('connect ECONNREFUSED');
  });
});

describe('the log of a container', () => {
  it('has the same lines whenever it is read', () => {
    const { advance, texts, now } = runPods('shop/api:1');
    advance(3_600_000);
    const before = texts(all);
    const moment = now();
    expect(before.length).toBeGreaterThan(500);
    expect(before.map(({ at }) => at.getTime())).toEqual(
      before.map(({ at }) => at.getTime()).sort((a, b) => a - b),
    );
    advance(1_800_000);
    expect(texts(all).filter(({ at }) => at <= moment)).toEqual(before);
    expect(texts({ ...all, tailLines: 20 })).toEqual(texts(all).slice(-20));
    expect(texts({ ...all, after: moment })).toEqual(texts(all).filter(({ at }) => at > moment));
  });

  it('has levels and stack traces', () => {
    const { advance, texts } = runPods('shop/api:1');
    advance(12 * 3_600_000);
    const text = texts(all)
      .map((line) => line.text)
      .join('\n');
    for (const word of ['INFO', 'WARN', 'ERROR', 'DEBUG', '"level":"info"', '    at async handle'])
      expect(text).toContain(word);
  });

  it('is missing before the start, and for a container that never ran before', () => {
    const { first, now } = runPods('shop/missing:1');
    expect(logLines(first(), 'web', all, now())).toBeNull();
    const running = runPods('shop/api:1');
    expect(logLines(running.first(), 'web', { previous: true }, running.now())).toBeNull();
  });

  it('is fast for chatty containers, and has long lines', () => {
    const { advance, texts } = runPods('shop/chatty:1');
    advance(60_000);
    const recent = texts({ ...all, tailLines: 100_000 });
    expect(recent.length).toBeGreaterThan(29_000);
    const long = runPods('shop/longline:1');
    long.advance(300_000);
    expect(long.texts({ ...all, tailLines: 1 })[0]?.text.length).toBeGreaterThan(2 ** 20);
  });
});

describe('usage', () => {
  it('is the same at the same time, and another one later', () => {
    const { pods, first, now } = runPods('shop/api:1', 2);
    const at = (minutes: number) => podUsage(first(), pods(), new Date(now().getTime() + minutes * 60_000));
    expect(at(0)).toEqual(at(0));
    expect(at(5)).not.toEqual(at(0));
    expect(at(0)[0]?.name).toBe('web');
  });

  it('of a workload is shared by its ready pods', () => {
    const cpu = (replicas: number) => {
      const { pods, first } = runPods('shop/busy:1', replicas);
      return podUsage(first(), pods(), new Date('2026-01-15T12:30:00Z'))[0]?.usage.cpuMillis ?? 0;
    };
    expect(cpu(1)).toBeGreaterThan(400);
    expect(cpu(4)).toBeLessThan(cpu(1) / 3);
  });

  it('of a node stays within its allocatable resources', () => {
    const { state, pods, now } = runPods('shop/busy:1', 4);
    for (const node of state.list('nodes')) {
      const { cpuMillis, memoryBytes } = nodeUsage(node, pods(), now());
      expect(cpuMillis).toBeGreaterThan(0);
      expect(cpuMillis).toBeLessThanOrEqual(3_900);
      expect(memoryBytes).toBeLessThanOrEqual(8_126_464 * 1_024);
    }
  });
});
