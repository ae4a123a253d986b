import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { selectedFields } from '../../graphql/selection.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { CoalescingQueue } from '../../upstream/live/queue.ts';
import { Cluster, ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster, type ClusterRecord } from '../clusters/clusters.upstream.ts';
import { readHealth, tellHealth, type HealthReading } from './nodes.upstream.ts';

/** The platform does not tell of nodes and loads by itself. */
const EVERY_MS = 15_000;

interface HealthNews {
  event: 'health';
  clusterId: string;
  reading: HealthReading;
}
type News = HealthNews | Resync;
type Hint = EventOf<'clusterStatusUpdate'> | EventOf<'addonStatusUpdate'> | EventOf<'appStatusUpdate'>;

/** What a reading answers by itself. */
const READ = new Set(['__typename', 'id', 'uuid', 'health', 'nodes', 'problematicPods']);

const ClusterHealthEvent = builder.objectRef<News>('ClusterHealthEvent').implement({
  description: 'How a cluster is now, or events may have been missed.',
  fields: (t) => ({
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster with its nodes and pods read anew; null on a resync.',
      resolve: async (news, _args, ctx, info) => {
        if (news.event === 'resync') return null;
        const isEnough = news.reading.nodes && [...selectedFields(info)].every((field) => READ.has(field));
        // The selection was checked: no resolver reads a member that is not there.
        return isEnough ? ({ id: news.clusterId } as ClusterRecord) : loadCluster(ctx, news.clusterId);
      },
    }),
    isResync: t.boolean({
      description: 'Events may have been missed: fetch again what you show.',
      resolve: (news) => news.event === 'resync',
    }),
  }),
});

builder.subscriptionField('clusterHealthChanged', (t) =>
  t.field({
    type: ClusterHealthEvent,
    description:
      'Nodes, load and pods of one cluster: read every 15 seconds for all who watch, and at once after a change.',
    args: { clusterId: t.arg.globalID({ for: Cluster, required: true, description: 'The cluster.' }) },
    subscribe: async (_root, { clusterId }, ctx) => {
      // What is read in one viewer's name is told to all: only who may see the cluster watches it.
      await loadCluster(ctx, clusterId.id);
      return watchHealth(ctx, clusterId.id);
    },
    resolve: (news, _args, ctx) => {
      if (news.event === 'health') tellHealth(ctx, news.clusterId, news.reading);
      else ctx.extensions.refetch = 'missed';
      return news;
    },
  }),
);

/** True when something has come to rest that may have changed nodes or pods. */
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
  const told = new CoalescingQueue<News>({
    limit: 4,
    overflow: () => ({ event: 'resync', rev: '0', reason: 'overflow' }),
    onClose: () => {
      void hints.return?.();
      void watch.return?.();
    },
  });
  void pass(hints, told, (item) => {
    watch.lookSoon();
    if (item.event === 'resync') told.push(item, null);
  });
  void pass(watch, told, (reading) => told.push({ event: 'health', clusterId, reading }, 'health'));
  return told;
}

/** Hands on until either side ends: a session that is over ends what is watched in its name. */
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
