import { builder } from '../../graphql/builder.ts';
import { eventDetail, eventMessage, eventResync, operationEvents } from '../../graphql/eventFields.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { noteDeleted, startEvent } from '../../graphql/liveExtensions.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { requireReadable } from '../account/accountActions.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { changedCluster, eventsOfCluster } from '../clusters/eventCluster.upstream.ts';
import { DeploymentRef } from './Deployment.ts';
import { isBusy } from './deploymentActions.ts';
import { isInProgress, loadDeployment, statusFrom, type DeploymentRecord } from './deployments.upstream.ts';

type Change = EventOf<'deploymentStatusUpdate'>;
type ChangeOrResync = Change | Resync;

const isDeletion = (event: ChangeOrResync) => event.event !== 'resync' && event.status === 'deleted';

/** The global id of the deployment that the event reports as deleted. */
const deletedId = (event: ChangeOrResync) =>
  event.event !== 'resync' && isDeletion(event) ? encodeId('Deployment', event.deploymentId) : null;

const { carries, hasSettled, settled } = operationEvents({ statusFrom, isInProgress, isBusy });

const DeploymentEvent = builder.objectRef<ChangeOrResync>('DeploymentEvent').implement({
  description: 'A change of a deployment, or a resync.',
  fields: (t) => ({
    deployment: t.field({
      type: DeploymentRef,
      nullable: true,
      description: 'The deployment after the change; null when it was deleted and on a resync.',
      resolve: (event, _args, ctx, info) => {
        if (event.event === 'resync' || isDeletion(event)) return null;
        // A progress update makes no platform call unless a field is selected that the event does not carry.
        return carries(event, info) ? recordOf(event) : whole(event, ctx);
      },
    }),
    settledDeployment: t.field(
      settled(DeploymentRef, 'The deployment once an operation has ended; otherwise null.', whole),
    ),
    changedCluster: t.field(
      changedCluster(
        'The cluster when its list may have changed: a deployment was created, changed or deleted, or an operation has ended; otherwise null.',
        ['deployments', 'deploymentCounts'],
        changesList,
      ),
    ),
    deletedDeploymentId: t.id({
      nullable: true,
      description: 'Global id of the deployment when it was deleted; otherwise null.',
      resolve: deletedId,
    }),
    message: t.string(eventMessage),
    detail: t.field(eventDetail),
    isResync: t.boolean(eventResync),
  }),
});

builder.subscriptionField('deploymentChanged', (t) =>
  t.field({
    type: DeploymentEvent,
    description:
      'Changes of deployments on one cluster or on all clusters of the account. Ends with NOT_FOUND for a cluster that you may not see.',
    args: {
      clusterId: t.arg.globalID({ for: Cluster, description: 'The cluster; all clusters when omitted.' }),
    },
    subscribe: async (_root, { clusterId }, ctx) => {
      await requireReadable(ctx, 'deployments');
      const isWanted = await eventsOfCluster(ctx, clusterId);
      return ctx.live.subscribe(['deploymentStatusUpdate'], isWanted);
    },
    resolve: (event, _args, ctx) => {
      const deleted = deletedId(event);
      if (deleted !== null) noteDeleted(ctx, deleted);
      return startEvent(ctx, event, changesList);
    },
  }),
);

function changesList(event: Change): boolean {
  const status = statusFrom(event.status);
  // The settings were saved and are not applied yet: clients read what was created or changed, as the image tag.
  const isSaved = status === 'pending' || status === 'updating';
  return isDeletion(event) || hasSettled(event) || isSaved;
}

function whole(event: ChangeOrResync, ctx: GatewayContext): Promise<DeploymentRecord | null> | null {
  return event.event === 'resync' ? null : nullWhenMissing(loadDeployment(ctx, event.deploymentId));
}

/** The part of the record that the event carries. */
function recordOf(event: Change): DeploymentRecord {
  const { deploymentId: id, clusterId, status, progress, message, detail, rev } = event;
  // Resolvers of the fields in `carries` read no other member.
  return { id, clusterId, status: statusFrom(status), progress, message, detail, rev } as DeploymentRecord;
}
