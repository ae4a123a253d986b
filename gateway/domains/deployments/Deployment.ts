import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { progressDetail } from '../../graphql/Message.ts';
import { clusterField } from '../clusters/Cluster.ts';
import { DeploymentAutoscaling, DeploymentAutoUpdate } from './automation.ts';
import { deploymentAction, type DeploymentAction } from './deploymentActions.ts';
import { DeploymentExposure } from './settings/DeploymentExposure.ts';
import { DeploymentHealthCheck } from './settings/DeploymentHealthCheck.ts';
import { DeploymentResources } from './settings/DeploymentResources.ts';
import { DeploymentSource } from './settings/DeploymentSource.ts';
import { DeploymentVariable } from './settings/DeploymentVariable.ts';
import { DeploymentVolume } from './settings/DeploymentVolume.ts';
import { KeptVolume } from './settings/KeptVolume.ts';
import { deploymentStatuses, loadDeployment, type DeploymentRecord } from './deployments.upstream.ts';
import { DeploymentVersionRef } from './DeploymentVersion.ts';
import { loadVersions } from './versions.upstream.ts';

const [PENDING, DEPLOYING, DEPLOYED, FAILED, UPDATING, SCALING, RESTARTING, EXPOSING, DELETING] =
  deploymentStatuses;

export const DeploymentStatus = builder.enumType('DeploymentStatus', {
  description: 'Status of a deployment.',
  values: {
    PENDING: { value: PENDING, description: 'Accepted, not applied to the cluster yet.' },
    DEPLOYING: { value: DEPLOYING, description: 'Its first pods are being started.' },
    DEPLOYED: { value: DEPLOYED, description: 'It runs as configured.' },
    FAILED: {
      value: FAILED,
      description: 'The last rollout made no progress; an older version may still serve.',
    },
    UPDATING: { value: UPDATING, description: 'Pods are being replaced after a change.' },
    SCALING: { value: SCALING, description: 'Pods are being added or removed.' },
    RESTARTING: { value: RESTARTING, description: 'Pods are being replaced without a change.' },
    EXPOSING: { value: EXPOSING, description: 'Waiting for an address or a certificate.' },
    DELETING: { value: DELETING, description: 'Being deleted.' },
  } as const,
});

const DeploymentPermissions = builder.objectRef<DeploymentRecord>('DeploymentPermissions').implement({
  description: 'What the caller may do with a deployment now.',
  fields: (t) => {
    const action = (name: DeploymentAction, mutation: string) =>
      t.field({
        type: ActionState,
        description: `Whether \`${mutation}\` is allowed now, and if not, why.`,
        resolve: (deployment, _args, ctx) => deploymentAction(name, deployment, ctx),
      });
    return {
      update: action('update', 'updateDeployment'),
      scale: action('scale', 'scaleDeployment'),
      restart: action('restart', 'restartDeployment'),
      restoreVersion: action('restoreVersion', 'restoreDeploymentVersion'),
      delete: action('delete', 'deleteDeployment'),
    };
  },
});

export const DeploymentRef = builder.objectRef<DeploymentRecord>('Deployment');

const DeploymentVersionConnection = builder.connectionObject({
  type: DeploymentVersionRef,
  name: 'DeploymentVersionConnection',
});

/** A deployment; `rollout.ts` adds what runs of it. */
export const Deployment = builder.node(DeploymentRef, {
  description:
    'A container image that runs on a cluster, with its network, storage and automation. `versions` and `events` cost one call of the platform per deployment.',
  id: { resolve: ({ id }) => id },
  loadOne: (id, ctx) => nullWhenMissing(loadDeployment(ctx, id)),
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Identifier in the REST API and in URLs.' }),
    cluster: t.field(clusterField),
    name: t.exposeString('name', { description: 'Name, unique in its namespace.' }),
    namespace: t.exposeString('namespace', { description: 'Namespace of its objects.' }),
    status: t.expose('status', { type: DeploymentStatus, description: 'Current status.' }),
    progress: t.exposeInt('progress', {
      nullable: true,
      description: 'Percentage, 0 to 100, of the running operation; null when none is running.',
    }),
    progressMessage: t.exposeString('message', {
      nullable: true,
      description: 'Current step, or reason of the failure, in English; null when there is none.',
    }),
    detail: t.field(progressDetail),
    revision: t.exposeInt('revision', {
      description:
        'Revision of the settings, the input of `updateDeployment` that detects concurrent changes.',
    }),
    source: t.field({
      type: DeploymentSource,
      description: 'The image.',
      resolve: (deployment) => deployment,
    }),
    port: t.int({ description: 'Port of the container.', resolve: ({ config }) => config.port }),
    servicePort: t.int({ description: 'Port of the service.', resolve: ({ config }) => config.service_port }),
    replicas: t.int({
      description: 'Configured number of replicas; 0 while it is stopped.',
      resolve: ({ config }) => config.replicas,
    }),
    variables: t.field({
      type: [DeploymentVariable],
      description: 'Environment variables.',
      resolve: ({ config }) => config.env_variables,
    }),
    secretNames: t.stringList({
      description: 'Names of the environment variables whose values are secret.',
      resolve: ({ config }) => config.secrets,
    }),
    volumes: t.field({
      type: [DeploymentVolume],
      description: 'Persistent volumes.',
      resolve: ({ config }) => config.volumes,
    }),
    keptVolumes: t.field({
      type: [KeptVolume],
      description:
        'Volumes that were removed but not deleted, as last seen in the cluster. They keep their price until their claims are deleted.',
      resolve: ({ kept_volumes: volumes }) => volumes,
    }),
    exposure: t.field({
      type: DeploymentExposure,
      description: 'How it is reached from the internet.',
      resolve: (deployment) => deployment,
    }),
    resources: t.field({
      type: DeploymentResources,
      nullable: true,
      description: 'CPU and memory of each pod; null when none are set.',
      resolve: ({ config }) => config.resources ?? null,
    }),
    healthCheck: t.field({
      type: DeploymentHealthCheck,
      nullable: true,
      description: 'When a pod counts as ready; null for the default: its port is open.',
      resolve: ({ config }) => config.health_check ?? null,
    }),
    autoUpdate: t.field({
      type: DeploymentAutoUpdate,
      description: 'Automatic updates of the image.',
      resolve: (deployment) => deployment,
    }),
    autoscaling: t.field({
      type: DeploymentAutoscaling,
      description: 'Horizontal autoscaling.',
      resolve: (deployment) => deployment,
    }),
    recentVersions: t.field({
      type: [DeploymentVersionRef],
      description: 'The three newest versions, newest first.',
      resolve: ({ id, recent_versions: versions }) => versions.map((one) => ({ ...one, deploymentId: id })),
    }),
    versions: t.connection(
      {
        type: DeploymentVersionRef,
        nullable: true,
        description: 'The 100 newest versions, newest first; null when they could not be loaded.',
        resolve: async ({ id }, args, ctx) =>
          connectionOf(
            await loadVersions(ctx, id),
            args,
            (version) => [version.created_at, version.id],
            [-1, -1],
          ),
      },
      DeploymentVersionConnection,
    ),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
    updatedAt: t.expose('updated_at', {
      type: 'DateTime',
      description: 'Time of the last change of its configuration or status.',
    }),
    updatedByName: t.exposeString('updated_by_name', {
      nullable: true,
      description: 'Name of who changed it last; null for a change by the system.',
    }),
    viewerCan: t.field({
      type: DeploymentPermissions,
      description: 'What the caller may do with the deployment now.',
      resolve: (deployment) => deployment,
    }),
  }),
});
