import { boolean, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import type { AppStatus } from '../../domains/apps/apps.rules.ts';
import type { Message } from '../../messages/messages.ts';
import type { Inputs } from '../../providers/apps/inputs.ts';
import type { AppEndpoint } from '../../providers/apps/port.ts';

/** An app of the catalogue on a cluster; the row is deleted when it is uninstalled. */
export const installedApps = pgTable(
  'installed_apps',
  {
    id: id(),
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    instanceName: text('instance_name').notNull().default('default'),
    status: text('status').$type<AppStatus>().notNull(),
    progress: integer('progress').notNull().default(0),
    message: jsonb('message').$type<Message>(),
    version: text('version').notNull(),
    previousVersion: text('previous_version'),
    /** The version after the running action, or of the failed one. */
    targetVersion: text('target_version'),
    inputs: jsonb('inputs').$type<Inputs>().notNull(),
    /** Names of the secrets that have a value in the cluster, or will. */
    secretFields: text('secret_fields').array().notNull().default([]),
    /** New values of secrets, encrypted, until they are in the cluster. */
    pendingSecrets: text('pending_secrets'),
    /** Increases with every change of version or settings; writers send the one they read. */
    revision: integer('revision').notNull().default(1),
    /** Volumes are deleted with the app. */
    deletesData: boolean('deletes_data').notNull().default(false),
    /** As last seen in the cluster. */
    endpoints: jsonb('endpoints').$type<readonly AppEndpoint[]>().notNull().default([]),
    /** The last job. */
    jobId: text('job_id'),
    /** Null: the system. */
    updatedBy: uuid('updated_by'),
    /** Name at that time, because users can be removed. */
    updatedByName: text('updated_by_name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('installed_apps_cluster_name').on(t.clusterId, t.name, t.instanceName)],
);
