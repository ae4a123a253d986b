import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf, type SortKey } from '../../graphql/connections.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { parseId } from '../../graphql/globalId.ts';
import { AccountRef } from '../account/Account.ts';
import { ClusterPermissions } from '../clusters/ClusterPermissions.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadClusters } from '../clusters/clusters.upstream.ts';
import { Deployment, DeploymentRef, DeploymentStatus } from './Deployment.ts';
import { changeAction } from './deploymentActions.ts';
import {
  isInProgress,
  loadDeployment,
  loadDeployments,
  type DeploymentRecord,
} from './deployments.upstream.ts';

const DeploymentFilter = builder.inputType('DeploymentFilter', {
  description: 'Filter of deployments; all given conditions must match.',
  fields: (t) => ({
    statuses: t.field({
      type: [DeploymentStatus],
      description: 'Deployments with one of these statuses.',
    }),
    namespace: t.string({ description: 'Deployments of this namespace.' }),
    search: t.string({ description: 'Text in the name, image or host name, in any case.' }),
  }),
});
type Filter = typeof DeploymentFilter.$inferInput | null | undefined;

function fits({ status, namespace, name, config }: DeploymentRecord, filter: Filter): boolean {
  if (filter?.statuses && !filter.statuses.includes(status)) return false;
  if (filter?.namespace != null && namespace !== filter.namespace) return false;
  const wanted = filter?.search?.trim().toLowerCase() ?? '';
  const { image_repository: repository, image_tag: tag, hostname } = config;
  return [name, `${repository}:${tag}`, hostname ?? ''].some((text) => text.toLowerCase().includes(wanted));
}

/** Failed deployments first, then by name. */
const keyOf = ({ status, name, namespace }: DeploymentRecord): SortKey => [
  status === 'failed' ? 0 : 1,
  name,
  namespace,
];

const DeploymentCounts = builder.objectRef<DeploymentRecord[]>('DeploymentCounts').implement({
  description: 'Numbers of deployments by what they do.',
  fields: (t) => {
    const count = (description: string, fits: (deployment: DeploymentRecord) => boolean) =>
      t.int({ description, resolve: (deployments) => deployments.filter(fits).length });
    return {
      total: count('All deployments.', () => true),
      running: count('Deployments that are deployed.', ({ status }) => status === 'deployed'),
      inProgress: count('Deployments with a running operation.', ({ status }) => isInProgress(status)),
      failed: count('Deployments whose last rollout failed.', ({ status }) => status === 'failed'),
    };
  },
});

const DeploymentConnection = builder.connectionObject({ type: DeploymentRef, name: 'DeploymentConnection' });
const filterArg = { type: DeploymentFilter, description: 'Filter; all deployments when omitted.' } as const;

builder.objectFields(ClusterRef, (t) => ({
  deployments: t.connection(
    {
      type: DeploymentRef,
      nullable: true,
      description:
        'Deployments of the cluster: failed ones first, then by name. Those of an archived cluster have their last status. Null when they could not be loaded.',
      args: { filter: t.arg(filterArg) },
      resolve: async ({ id }, { filter, ...args }, ctx) => {
        const all = await loadDeployments(ctx, id);
        return connectionOf(
          all.filter((one) => fits(one, filter)),
          args,
          keyOf,
        );
      },
    },
    DeploymentConnection,
  ),
  deploymentCounts: t.field({
    type: DeploymentCounts,
    nullable: true,
    description: 'Numbers of deployments; null when they could not be loaded.',
    resolve: ({ id }, _args, ctx) => loadDeployments(ctx, id),
  }),
  deployment: t.field({
    type: DeploymentRef,
    nullable: true,
    description: 'A deployment of the cluster by its UUID or global id; null when there is none.',
    args: { id: t.arg.id({ required: true, description: 'UUID or global id.' }) },
    resolve: async (cluster, { id }, ctx) => {
      const parsed = parseId(id);
      const own = parsed?.typename === Deployment.name ? parsed.id : id;
      const found = await nullWhenMissing(loadDeployment(ctx, own));
      return found?.clusterId === cluster.id ? found : null;
    },
  }),
}));

builder.objectFields(AccountRef, (t) => ({
  deployments: t.connection(
    {
      type: DeploymentRef,
      nullable: true,
      description:
        'Deployments of all clusters, the ones changed last first. Costs one call of the platform per cluster. Null when those of any cluster could not be loaded.',
      args: { filter: t.arg(filterArg) },
      resolve: async (_account, { filter, ...args }, ctx) => {
        const clusters = await loadClusters(ctx);
        const all = (await Promise.all(clusters.map(({ id }) => loadDeployments(ctx, id)))).flat();
        return connectionOf(
          all.filter((one) => fits(one, filter)),
          args,
          ({ updated_at: at, id }) => [at, id],
          [-1, -1],
        );
      },
    },
    DeploymentConnection,
  ),
}));

builder.objectField(ClusterPermissions, 'createDeployment', (t) =>
  t.field({
    type: ActionState,
    nullable: true,
    description:
      'Whether `createDeployment` is allowed now, and if not, why. Null when it could not be loaded.',
    resolve: ({ id }, _args, ctx) => changeAction(id, ctx),
  }),
);
