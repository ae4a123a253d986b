import { builder } from '../../graphql/builder.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadEvents, type EventRecord } from './workloads.upstream.ts';

const KubernetesEventType = builder.enumType('KubernetesEventType', {
  description: 'Type of an event.',
  values: {
    NORMAL: { value: 'normal', description: 'Something happened as expected.' },
    WARNING: { value: 'warning', description: 'Something may need attention.' },
  } as const,
});

/** An event of a Kubernetes object. */
export const KubernetesEvent = builder.objectRef<EventRecord>('KubernetesEvent').implement({
  description: 'Something that Kubernetes reported about an object; kept for an hour.',
  fields: (t) => ({
    uid: t.exposeString('uid', { description: 'Unique id of the event within its cluster.' }),
    type: t.expose('type', { type: KubernetesEventType, description: 'Type of the event.' }),
    reason: t.exposeString('reason', { description: 'Reason, as one word of Kubernetes.' }),
    message: t.exposeString('message', { description: 'Message of Kubernetes.' }),
    namespace: t.exposeString('namespace', { description: 'Namespace of the object.' }),
    objectKind: t.string({ description: 'Kind of the object.', resolve: ({ object }) => object.kind }),
    objectName: t.string({ description: 'Name of the object.', resolve: ({ object }) => object.name }),
    count: t.exposeInt('count', { description: 'How often it happened.' }),
    lastSeenAt: t.expose('last_seen_at', { type: 'DateTime', description: 'When it happened last.' }),
  }),
});

builder.objectField(ClusterRef, 'kubernetesEvents', (t) =>
  t.field({
    type: [KubernetesEvent],
    nullable: true,
    description:
      'Events of the last hour, newest first; null while the cluster is not running or when they could not be loaded.',
    resolve: (cluster, _args, ctx) => loadEvents(ctx, cluster),
  }),
);
