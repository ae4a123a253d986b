import { describe, expect, it } from 'vitest';
import { coalescingKey, WIRE_EVENTS, type LiveEvent, type WireName } from './events.ts';

const SUBJECTS = {
  clusterStatusUpdate: { clusterId: 'c1' },
  addonStatusUpdate: { clusterId: 'c1', addonName: 'traefik' },
  appStatusUpdate: { clusterId: 'c1', appName: 'grafana', appId: 'a1' },
  deploymentStatusUpdate: { clusterId: 'c1', deploymentId: 'd1' },
} as const;

const keyOf = (event: WireName, payload: object) =>
  coalescingKey({ event, rev: '1', ...WIRE_EVENTS[event].parse(payload) } as LiveEvent);

describe('coalescingKey', () => {
  it.each(Object.entries(SUBJECTS) as [keyof typeof SUBJECTS, object][])(
    'lets a newer %s replace only one of the same status',
    (event, subject) => {
      const key = (status: string, progress: number) => keyOf(event, { ...subject, status, progress });
      expect(key('installing', 40)).toBe(key('installing', 10));
      const statuses = ['pending', 'updating', 'installing', 'installed', 'uninstalled', 'deleted'];
      expect(new Set(statuses.map((status) => key(status, 0))).size).toBe(statuses.length);
    },
  );

  it.each(['PostgreSQL', 'grafana'])('differs for %s of two clusters where no id is sent', (appName) => {
    const key = (clusterId: string) => keyOf('appStatusUpdate', { clusterId, appName, status: 'installing' });
    expect(key('c1')).not.toBe(key('c2'));
  });
});
