import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { detailOf } from '../../graphql/messages.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { gitopsAction } from './gitopsActions.ts';
import { GitopsReconciliation } from './GitopsReconciliation.ts';
import { GitopsStep, stepOf } from './GitopsStep.ts';
import { loadGitops, loadReconciliation, type GitopsRecord } from './gitops.upstream.ts';

const GitopsStatus = builder.enumType('GitopsStatus', {
  description: 'Status of GitOps on a cluster.',
  values: {
    DISABLED: { value: 'disabled', description: 'Never configured.' },
    CONFIGURING: { value: 'configuring', description: 'Being set up.' },
    ACTIVE: { value: 'active', description: 'Flux follows the repository.' },
    DISABLING: { value: 'disabling', description: 'Being taken away; what was deployed stays.' },
    INACTIVE: { value: 'inactive', description: 'Turned off.' },
    FAILED: { value: 'failed', description: 'Setting up or taking away failed.' },
  },
});

export const GitopsRef = builder.objectRef<GitopsRecord>('Gitops');

/** GitOps of one cluster. Node id: the cluster's. */
export const Gitops = builder.node(GitopsRef, {
  description: 'Whether and how a cluster follows a Git repository.',
  id: { resolve: (gitops) => gitops.clusterId },
  loadOne: async (clusterId, ctx) => {
    const cluster = await nullWhenMissing(loadCluster(ctx, clusterId));
    return cluster && loadGitops(ctx, clusterId);
  },
  fields: (t) => ({
    status: t.expose('status', { type: GitopsStatus, description: 'Current status.' }),
    progress: t.exposeInt('progress', { nullable: true, description: '0 to 100 while it moves.' }),
    message: t.exposeString('message', {
      nullable: true,
      description: 'What is being done, what failed, or what is left to do by hand, in English.',
    }),
    detail: t.field({
      type: MessageRef,
      nullable: true,
      description: '`message` with its code.',
      resolve: detailOf,
    }),
    rev: t.exposeString('rev', {
      description: 'Grows with every change; drop what is not newer than what you hold.',
    }),
    step: t.field({
      type: GitopsStep,
      nullable: true,
      description: 'What is being done while it is set up; null before the first step and at rest.',
      resolve: stepOf,
    }),
    isEnabled: t.exposeBoolean('isEnabled', {
      description: 'Is Flux on the cluster, or on its way there? A failed attempt to disable leaves it on.',
    }),
    repository: t.exposeString('repository', {
      nullable: true,
      description: 'What is followed or was followed last, as owner/name.',
    }),
    repositoryUrl: t.exposeString('repositoryUrl', {
      nullable: true,
      description: 'The page of that repository.',
    }),
    branch: t.exposeString('branch', { nullable: true, description: 'Its branch.' }),
    clusterPath: t.exposeString('clusterPath', {
      nullable: true,
      description: 'The folder of this cluster in it.',
    }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'The account at GitHub that it was set up with.',
    }),
    enabledAt: t.expose('enabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it became active.',
    }),
    reconciliation: t.field({
      type: GitopsReconciliation,
      nullable: true,
      description: 'Current state of Flux; null while GitOps is not active or the cluster is not running.',
      resolve: (gitops, _args, ctx) =>
        gitops.status === 'active' ? loadReconciliation(ctx, gitops.clusterId) : null,
    }),
    enable: t.field({
      type: ActionState,
      description: 'May it be turned on now?',
      resolve: (gitops, _args, ctx) => gitopsAction('enable', gitops, ctx),
    }),
    disable: t.field({
      type: ActionState,
      description: 'May it be turned off now?',
      resolve: (gitops, _args, ctx) => gitopsAction('disable', gitops, ctx),
    }),
  }),
});

builder.objectField(ClusterRef, 'gitops', (t) =>
  t.field({
    type: GitopsRef,
    nullable: true,
    description: 'GitOps of this cluster, configured or not.',
    resolve: (cluster, _args, ctx) => loadGitops(ctx, cluster.id),
  }),
);
