import { builder } from '../../graphql/builder.ts';
import { eventResync } from '../../graphql/eventFields.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { selectedFields } from '../../graphql/selection.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { CoalescingQueue } from '../../upstream/live/queue.ts';
import { Cluster, ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster, type ClusterRecord } from '../clusters/clusters.upstream.ts';
import { readHealth, cacheHealth, type HealthReading } from './nodes.upstream.ts';

/** The platform sends no events about nodes and their load. */
const EVERY_MS = 15_000;

interface HealthNews {
  event: 'health';
  clusterId: string;
  reading: HealthReading;
}
type News = HealthNews | Resync;
type Hint = EventOf<'clusterStatusUpdate'> | EventOf<'addonStatusUpdate'> | EventOf<'appStatusUpdate'>;

/** Fields of a cluster that a poll answers without further calls. */
const READ = new Set(['__typename', 'id', 'uuid', 'health', 'nodes', 'problematicPods']);

const ClusterHealthEvent = builder.objectRef<News>('ClusterHealthEvent').implement({
  description: 'The current health of a cluster, or a resync.',
  fields: (t) => ({
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster with its current nodes and pods; null on a resync.',
      resolve: async (news, _args, ctx, info) => {
        if (news.event === 'resync') return null;
        const isEnough = news.reading.nodes && [...selectedFields(info)].every((field) => READ.has(field));
        // Only fields that need the id or the polled data were selected.
        return isEnough ? ({ id: news.clusterId } as ClusterRecord) : loadCluster(ctx, news.clusterId);
      },
    }),
    isResync: t.boolean(eventResync),
  }),
});

builder.subscriptionField('clusterHealthChanged', (t) =>
  t.field({
    type: ClusterHealthEvent,
    description: 'Nodes, load and pods of one cluster, every 15 seconds and after each change.',
    args: { clusterId: t.arg.globalID({ for: Cluster, required: true, description: 'The cluster.' }) },
    subscribe: async (_root, { clusterId }, ctx) => {
      // Polled data is shared, so each subscriber must be allowed to see the cluster.
      await loadCluster(ctx, clusterId.id);
      return watchHealth(ctx, clusterId.id);
    },
    resolve: (news, _args, ctx) => {
      if (news.event === 'health') cacheHealth(ctx, news.clusterId, news.reading);
      else ctx.extensions.refetch = 'missed';
      return news;
    },
  }),
);

/** Whether an operation has ended that may have changed nodes or pods. */
function isHint(item: Hint): boolean {
  return !/^(pending|creating|updating|deleting|installing|upgrading|uninstalling|rolling_back)/.test(
    item.status,
  );
}

async function watchHealth(ctx: GatewayContext, clusterId: string): Promise<AsyncIterableIterator<News>> {
  const hints = await ctx.live.subscribe(
    ['clusterStatusUpdate', 'addonStatusUpdate', 'appStatusUpdate'],
    (event) => event.clusterId === clusterId && isHint(event),
  );
  const watch = ctx.polls.watch(`health ${clusterId}`, {
    everyMs: EVERY_MS,
    read: () => readHealth(ctx, clusterId),
  });
  const events = new CoalescingQueue<News>({
    limit: 4,
    overflow: () => ({ event: 'resync', rev: '0', reason: 'overflow' }),
    onClose: () => {
      void hints.return?.();
      void watch.return?.();
    },
  });
  void pass(hints, events, (item) => {
    watch.readSoon();
    if (item.event === 'resync') events.push(item, null);
  });
  void pass(watch, events, (reading) => events.push({ event: 'health', clusterId, reading }, 'health'));
  return events;
}

/** Passes items on until either iterator ends: when a session ends, its subscription ends too. */
async function pass<T>(
  from: AsyncIterableIterator<T>,
  to: CoalescingQueue<News>,
  each: (item: T) => void,
): Promise<void> {
  try {
    for await (const item of from) each(item);
  } finally {
    to.close();
  }
}
