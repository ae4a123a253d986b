import { builder } from '../../../graphql/builder.ts';
import { pagedConnection } from '../../../graphql/connections.ts';
import { MessageRef } from '../../../graphql/Message.ts';
import { messageFrom } from '../../../graphql/messages.ts';
import { ClusterRef } from '../Cluster.ts';
import { ClusterStatus } from '../ClusterStatus.ts';
import { readTimeline, type TimelineRecord } from './timeline.upstream.ts';

const TimelineKind = builder.enumType('TimelineKind', {
  description: 'Kind of a timeline entry.',
  values: {
    CREATED: { value: 'created', description: 'The cluster was ordered.' },
    STEP: { value: 'step', description: 'A step of an operation started.' },
    STATUS: { value: 'status', description: 'An operation was requested or has ended.' },
    PROTECTION: { value: 'protection', description: 'Protection was enabled or disabled.' },
    SETTINGS: { value: 'settings', description: 'Settings were saved.' },
    NODE_POOLS: { value: 'node_pools', description: 'Changes to the node pools were saved.' },
    FAILED: { value: 'failed', description: 'An operation failed; the message contains the reason.' },
    ACTION: {
      value: 'action',
      description: 'An action on an add-on, app, database, deployment or GitOps of the cluster.',
    },
    LEFTOVERS: { value: 'leftovers', description: 'A resource remained at Hetzner and costs money.' },
  },
});

const TimelineEntry = builder.objectRef<TimelineRecord>('TimelineEntry').implement({
  description: 'An entry in the timeline of a cluster. Entries change only when they end.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'Identifier of the entry, unique in its cluster.' }),
    kind: t.expose('kind', { type: TimelineKind, description: 'Kind of the entry.' }),
    message: t.exposeString('message', {
      description: 'What happened, or the reason of a failure, in English.',
    }),
    detail: t.field({
      type: MessageRef,
      description: '`message` with its code and parameters.',
      resolve: ({ message, code, params }) =>
        messageFrom(message, code === undefined ? null : { code, params }),
    }),
    status: t.expose('status', {
      type: ClusterStatus,
      nullable: true,
      description: 'Status of the cluster from then on; null when it did not change.',
    }),
    action: t.string({
      nullable: true,
      description: 'The action as subject and verb, such as addon.install; null for other kinds.',
      resolve: ({ action }) => action?.action,
    }),
    targetName: t.string({
      nullable: true,
      description: 'Name of the target of the action at that time; null for other kinds.',
      resolve: ({ action }) => action?.target,
    }),
    addonName: t.string({
      nullable: true,
      description: 'Title of the add-on that the action was about; null for other actions.',
      resolve: ({ action }) => action?.addon,
    }),
    version: t.string({
      nullable: true,
      description: 'Version after the action; null when there is none.',
      resolve: ({ action }) => action?.version,
    }),
    actorName: t.exposeString('actor_name', {
      nullable: true,
      description: 'Name of the user who requested it; null for the system.',
    }),
    at: t.expose('created_at', { type: 'DateTime', description: 'Time of the event, or of its start.' }),
    endedAt: t.expose('ended_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the next entry, at which a step had ended; null for the last one.',
    }),
  }),
});

const TimelineEntryConnection = builder.connectionObject({
  type: TimelineEntry,
  name: 'TimelineEntryConnection',
});

builder.objectField(ClusterRef, 'timeline', (t) =>
  t.connection(
    {
      type: TimelineEntry,
      nullable: true,
      description: 'Timeline of the cluster, newest first; null when it could not be loaded.',
      resolve: (cluster, args, ctx) =>
        pagedConnection(
          args,
          (page) => readTimeline(ctx, cluster.id, page),
          ({ position }) => position,
        ),
    },
    TimelineEntryConnection,
  ),
);
