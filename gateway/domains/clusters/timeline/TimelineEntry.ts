import { builder } from '../../../graphql/builder.ts';
import { pagedConnection } from '../../../graphql/connections.ts';
import { MessageRef } from '../../../graphql/Message.ts';
import { messageFrom } from '../../../graphql/messages.ts';
import { ClusterRef } from '../Cluster.ts';
import { ClusterStatus } from '../ClusterStatus.ts';
import { readTimeline, type TimelineRecord } from './timeline.upstream.ts';

const TimelineKind = builder.enumType('TimelineKind', {
  description: 'What kind of thing happened to a cluster.',
  values: {
    CREATED: { value: 'created', description: 'It was ordered.' },
    STEP: { value: 'step', description: 'A step of long work began.' },
    STATUS: { value: 'status', description: 'Work was ordered, or came to its end.' },
    PROTECTION: { value: 'protection', description: 'Protection was enabled or disabled.' },
    SETTINGS: { value: 'settings', description: 'Settings were saved.' },
    NODE_POOLS: { value: 'node_pools', description: 'Changes to the node pools were saved.' },
    FAILED: { value: 'failed', description: 'Work failed; the message says why.' },
    LEFTOVERS: { value: 'leftovers', description: 'Something stayed behind at Hetzner and costs money.' },
  },
});

const TimelineEntry = builder.objectRef<TimelineRecord>('TimelineEntry').implement({
  description: 'One thing that happened to a cluster. Entries never change, but for when they ended.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Tells it from other entries.' }),
    kind: t.expose('kind', { type: TimelineKind, description: 'What kind of thing.' }),
    message: t.exposeString('message', { description: 'What happened, or why it failed, in English.' }),
    detail: t.field({
      type: MessageRef,
      description: '`message` with its code.',
      resolve: ({ message, code, params }) =>
        messageFrom(message, code === undefined ? null : { code, params }),
    }),
    status: t.expose('status', {
      type: ClusterStatus,
      nullable: true,
      description: 'The status of the cluster from then on.',
    }),
    actorName: t.exposeString('actor_name', {
      nullable: true,
      description: 'Who asked for it; null for what the work did by itself.',
    }),
    at: t.expose('created_at', { type: 'DateTime', description: 'When it happened or began.' }),
    endedAt: t.expose('ended_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When the next thing happened: for a step, when it was over. Null for the last one.',
    }),
  }),
});

builder.objectField(ClusterRef, 'timeline', (t) =>
  t.connection({
    type: TimelineEntry,
    nullable: true,
    description: 'What happened to it, newest first.',
    resolve: (cluster, args, ctx) =>
      pagedConnection(
        args,
        (page) => readTimeline(ctx, cluster.id, page),
        ({ position }) => String(position),
      ),
  }),
);
