import { builder } from '../../graphql/builder.ts';
import { pagedConnection } from '../../graphql/connections.ts';
import { AccountRef } from '../account/Account.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadClusters } from '../clusters/clusters.upstream.ts';
import { AuditOrigin } from './AuditEntry.ts';
import { readActivity, type ActivityRecord } from './audit.upstream.ts';

const Activity = builder.objectRef<ActivityRecord>('Activity').implement({
  description: 'Something that happened in the account.',
  fields: (t) => ({
    at: t.expose('created_at', { type: 'DateTime', description: 'Time of the action.' }),
    actorName: t.exposeString('actor_name', { description: 'Name of the actor at that time.' }),
    origin: t.expose('origin', { type: AuditOrigin, description: 'Origin of the action.' }),
    action: t.exposeString('action', {
      description: 'The action as subject and verb, such as cluster.protect.',
    }),
    targetName: t.string({
      description: 'Name of the target at that time.',
      resolve: ({ target }) => target.name,
    }),
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The cluster that was the target; null for other targets and once it was deleted.',
      resolve: async ({ target }, _args, ctx) =>
        target.type === 'cluster' ? (await loadClusters(ctx)).find(({ id }) => id === target.id) : null,
    }),
    addonName: t.exposeString('addon', {
      nullable: true,
      description: 'Title of the add-on that the action was about; null for other actions.',
    }),
    version: t.exposeString('version', {
      nullable: true,
      description: 'Version of the add-on after the action; null when there is none.',
    }),
  }),
});

const ActivityConnection = builder.connectionObject({ type: Activity, name: 'ActivityConnection' });

builder.objectFields(AccountRef, (t) => ({
  activity: t.connection(
    {
      type: Activity,
      nullable: true,
      description:
        'What happened in the account, newest first. Owners and admins see everything, other roles what happened to clusters; null when it could not be loaded.',
      resolve: (_account, args, ctx) =>
        pagedConnection(
          args,
          (page) => readActivity(ctx, page),
          ({ position }) => position,
        ),
    },
    ActivityConnection,
  ),
}));
