import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { detailOf } from '../../graphql/messages.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { clusterField, ClusterRef } from '../clusters/Cluster.ts';
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
    ACTIVE: { value: 'active', description: 'Flux reconciles the repository.' },
    DISABLING: { value: 'disabling', description: 'Being disabled; deployed objects are kept.' },
    INACTIVE: { value: 'inactive', description: 'Disabled after it was configured.' },
    FAILED: { value: 'failed', description: 'Enabling or disabling failed.' },
  },
});

export const GitopsRef = builder.objectRef<GitopsRecord>('Gitops');

const GitopsPermissions = builder.objectRef<GitopsRecord>('GitopsPermissions').implement({
  description: 'What the caller may do with GitOps of a cluster now.',
  fields: (t) => ({
    enable: t.field({
      type: ActionState,
      description: 'Whether `enableGitops` is allowed now, and if not, why.',
      resolve: (gitops, _args, ctx) => gitopsAction('enable', gitops, ctx),
    }),
    disable: t.field({
      type: ActionState,
      description: 'Whether `disableGitops` is allowed now, and if not, why.',
      resolve: (gitops, _args, ctx) => gitopsAction('disable', gitops, ctx),
    }),
  }),
});

/** GitOps of a cluster. Node id: the id of the cluster. */
export const Gitops = builder.node(GitopsRef, {
  description: 'Whether and how a cluster is reconciled with a Git repository.',
  id: { resolve: (gitops) => gitops.clusterId },
  loadOne: async (clusterId, ctx) => {
    const cluster = await nullWhenMissing(loadCluster(ctx, clusterId));
    return cluster && loadGitops(ctx, clusterId);
  },
  fields: (t) => ({
    cluster: t.field(clusterField),
    status: t.expose('status', { type: GitopsStatus, description: 'Current status.' }),
    progress: t.exposeInt('progress', {
      nullable: true,
      description: 'Progress from 0 to 100 while GitOps is being enabled or disabled; null otherwise.',
    }),
    message: t.exposeString('message', {
      nullable: true,
      description:
        'Current step, reason of the failure, or what remains to be done by hand, in English; null when there is none.',
    }),
    detail: t.field({
      type: MessageRef,
      nullable: true,
      description: '`message` with its code and parameters; null when there is none.',
      resolve: detailOf,
    }),
    step: t.field({
      type: GitopsStep,
      nullable: true,
      description: 'Current step while GitOps is being enabled; null before the first step and otherwise.',
      resolve: stepOf,
    }),
    isEnabled: t.exposeBoolean('isEnabled', {
      description: 'Whether Flux is installed or being installed. Stays true when disabling fails.',
    }),
    repository: t.exposeString('repository', {
      nullable: true,
      description: 'Current or last repository, as owner/name; null when there was none.',
    }),
    repositoryUrl: t.exposeString('repositoryUrl', {
      nullable: true,
      description: 'URL of the repository; null when there is none.',
    }),
    branch: t.exposeString('branch', {
      nullable: true,
      description: 'Branch of the repository; null when there is none.',
    }),
    clusterPath: t.exposeString('clusterPath', {
      nullable: true,
      description: 'Folder of this cluster in the repository; null when there is none.',
    }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'GitHub account that GitOps was enabled with; null when there is none.',
    }),
    enabledAt: t.expose('enabledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time at which GitOps became active; null when it never was.',
    }),
    reconciliation: t.field({
      type: GitopsReconciliation,
      nullable: true,
      description: 'State of Flux; null while GitOps is not active or the cluster is not running.',
      resolve: (gitops, _args, ctx) =>
        gitops.status === 'active' ? loadReconciliation(ctx, gitops.clusterId) : null,
    }),
    viewerCan: t.field({
      type: GitopsPermissions,
      description: 'What the caller may do with GitOps of the cluster now.',
      resolve: (gitops) => gitops,
    }),
  }),
});

builder.objectField(ClusterRef, 'gitops', (t) =>
  t.field({
    type: GitopsRef,
    nullable: true,
    description: 'GitOps of this cluster, configured or not. Null when it could not be loaded.',
    resolve: (cluster, _args, ctx) => loadGitops(ctx, cluster.id),
  }),
);
