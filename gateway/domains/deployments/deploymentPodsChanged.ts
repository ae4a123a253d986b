import { builder } from '../../graphql/builder.ts';
import { codedError, nullWhenMissing } from '../../graphql/errors.ts';
import { startEvent } from '../../graphql/liveExtensions.ts';
import { messageOf } from '../../graphql/messages.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { requireReadable } from '../account/accountActions.ts';
import { Deployment, DeploymentRef } from './Deployment.ts';
import { loadDeployment } from './deployments.upstream.ts';

type Change = EventOf<'deploymentStatusUpdate'> | EventOf<'clusterStatusUpdate'>;
type PodsChange = { deploymentId: string; change: Change | Resync };

const DeploymentPodsEvent = builder.objectRef<PodsChange>('DeploymentPodsEvent').implement({
  description: 'A possible change of the pods of a deployment, or a resync.',
  fields: (t) => ({
    deployment: t.field({
      type: DeploymentRef,
      nullable: true,
      description: 'The deployment, loaded after the change; null when it was deleted and on a resync.',
      resolve: ({ deploymentId, change }, _args, ctx) =>
        change.event === 'resync' ? null : nullWhenMissing(loadDeployment(ctx, deploymentId)),
    }),
    isResync: t.boolean({
      description: 'True when events may have been missed: refetch what you show.',
      resolve: ({ change }) => change.event === 'resync',
    }),
  }),
});

builder.subscriptionField('deploymentPodsChanged', (t) =>
  t.field({
    type: DeploymentPodsEvent,
    description:
      'Changes of the pods of a deployment during and after a rollout. Ends with NOT_FOUND for a deployment that you may not see.',
    args: {
      deploymentId: t.arg.globalID({ for: Deployment, required: true, description: 'The deployment.' }),
    },
    subscribe: async (_root, { deploymentId }, ctx) => {
      await requireReadable(ctx, 'deployments');
      const found = await loadDeployment(ctx, deploymentId.id);
      if (found === null) throw codedError('NOT_FOUND', messageOf('DEPLOYMENT_NOT_FOUND'));
      return ctx.live.subscribe(['deploymentStatusUpdate', 'clusterStatusUpdate'], (event) =>
        event.event === 'clusterStatusUpdate'
          ? event.clusterId === found.clusterId && event.content === 'workloads'
          : event.deploymentId === found.id,
      );
    },
    resolve: (event, { deploymentId }, ctx) => ({
      deploymentId: deploymentId.id,
      change: startEvent(ctx, event, () => false),
    }),
  }),
);
