import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import type { Message } from '../../messages/messages.ts';
import type { DeploymentConfig } from '../../providers/deployments/config.ts';
import type { ObservedDeployment } from '../../providers/deployments/port.ts';

/** A container image that the platform runs on a cluster; the row is deleted with it. */
export const deployments = pgTable(
  'deployments',
  {
    id: id(),
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    namespace: text('namespace').notNull(),
    status: text('status', {
      enum: [
        'pending',
        'deploying',
        'deployed',
        'failed',
        'updating',
        'scaling',
        'restarting',
        'exposing',
        'deleting',
      ],
    }).notNull(),
    progress: integer('progress').notNull().default(0),
    message: jsonb('message').$type<Message>(),
    config: jsonb('config').$type<DeploymentConfig>().notNull(),
    /** Increases with every change of the configuration; writers send the one they read. */
    revision: integer('revision').notNull().default(1),
    /** The revision that is in the cluster; 0 before the first one and after a failed job. */
    appliedRevision: integer('applied_revision').notNull().default(0),
    /** New values of secrets, encrypted, until they are in the cluster. */
    pendingSecrets: text('pending_secrets'),
    /** Claims of removed volumes to delete once the change is applied. */
    droppedClaims: text('dropped_claims').array().notNull().default([]),
    restartedAt: moment('restarted_at'),
    /** What was last seen in the cluster; null before the first time. */
    observed: jsonb('observed').$type<ObservedDeployment>(),
    observedAt: moment('observed_at'),
    /** Claims to delete with the deployment. */
    deletesVolumes: boolean('deletes_volumes').notNull().default(false),
    /** Null: the system. */
    updatedBy: uuid('updated_by'),
    /** Name at that time, because users can be removed. */
    updatedByName: text('updated_by_name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('deployments_cluster_name').on(t.clusterId, t.namespace, t.name)],
);

/** A pod template that a deployment has had. */
export const deploymentVersions = pgTable(
  'deployment_versions',
  {
    id: id(),
    deploymentId: uuid('deployment_id')
      .notNull()
      .references(() => deployments.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    imageRepository: text('image_repository').notNull(),
    imageTag: text('image_tag').notNull(),
    reason: text('reason', {
      enum: ['created', 'updated', 'restored', 'auto_update', 'changed_elsewhere'],
    }).notNull(),
    /** A user id, or `keel`, `system` or `api`. */
    updatedBy: text('updated_by').notNull(),
    /** Name at that time, because users can be removed. */
    updatedByName: text('updated_by_name').notNull(),
    changes: jsonb('changes')
      .$type<{ field: string; before: string | null; after: string | null }[]>()
      .notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('deployment_versions_deployment').on(t.deploymentId, t.position)],
);
