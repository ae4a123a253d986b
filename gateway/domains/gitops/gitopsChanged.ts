import { builder } from '../../graphql/builder.ts';
import { eventResync } from '../../graphql/eventFields.ts';
import { startEvent } from '../../graphql/liveExtensions.ts';
import { selectedFields } from '../../graphql/selection.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { requireReadable } from '../account/accountActions.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { eventsOfCluster } from '../clusters/eventCluster.upstream.ts';
import { GitopsRef } from './Gitops.ts';
import {
  GITOPS_EVENT,
  gitopsStatuses,
  isInProgress,
  loadGitops,
  statusFields,
  type GitopsRecord,
} from './gitops.upstream.ts';

type Change = EventOf<'addonStatusUpdate'>;

const GitopsEvent = builder.objectRef<Change | Resync>('GitopsEvent').implement({
  description: 'A change of GitOps on a cluster, or a resync.',
  fields: (t) => ({
    gitops: t.field({
      type: GitopsRef,
      nullable: true,
      description: 'GitOps after the change; null on a resync.',
      resolve: (event, _args, ctx, info) => {
        if (event.event === 'resync') return null;
        // A progress update makes no platform call unless a field is selected that the event does not carry.
        const fields = isInProgress(event.status) ? [...EVENT_FIELDS, ...IN_PROGRESS_FIELDS] : EVENT_FIELDS;
        if ([...selectedFields(info)].every((field) => fields.includes(field))) return recordOf(event);
        return loadGitops(ctx, event.clusterId);
      },
    }),
    settledGitops: t.field({
      type: GitopsRef,
      nullable: true,
      description: 'GitOps once it is enabled or disabled, or after a reconciliation; otherwise null.',
      resolve: (event, _args, ctx) =>
        event.event === 'resync' || isInProgress(event.status) ? null : loadGitops(ctx, event.clusterId),
    }),
    isResync: t.boolean(eventResync),
  }),
});

builder.subscriptionField('gitopsChanged', (t) =>
  t.field({
    type: GitopsEvent,
    description:
      'Changes of GitOps and of its reconciliation on one cluster or on all clusters of the account. Ends with NOT_FOUND for a cluster that you may not see.',
    args: {
      clusterId: t.arg.globalID({ for: Cluster, description: 'The cluster; all clusters when omitted.' }),
    },
    subscribe: async (_root, { clusterId }, ctx) => {
      await requireReadable(ctx, 'gitops');
      const isWanted = await eventsOfCluster(ctx, clusterId);
      return ctx.live.subscribe(
        ['addonStatusUpdate'],
        (event) =>
          isWanted(event) &&
          event.addonName === GITOPS_EVENT &&
          gitopsStatuses.some((one) => one === event.status),
      );
    },
    resolve: (event, _args, ctx) => startEvent(ctx, event, hasMore),
  }),
);

const EVENT_FIELDS = ['__typename', 'id', 'cluster', 'status', 'progress', 'message', 'detail', 'step'];
/** The platform's progress when enabling or disabling starts. */
const FIRST_PROGRESS = 10;
/** Fields that follow from the status alone while GitOps is being enabled or disabled. */
const IN_PROGRESS_FIELDS = ['viewerCan', 'isEnabled'];

/** The first event of enabling has a new repository, the last one what Flux has applied. */
const hasMore = ({ status, progress }: Change): boolean =>
  !isInProgress(status) || progress === FIRST_PROGRESS;

function recordOf(event: Change): GitopsRecord {
  const { clusterId, rev } = event;
  // Resolvers of the fields above read no other member.
  return { clusterId, rev, isEnabled: true, ...statusFields(event, 'disabled') } as GitopsRecord;
}
