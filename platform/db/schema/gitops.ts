import { jsonb, boolean, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import type { Message } from '../../messages/messages.ts';

/** The repository that a cluster follows or last followed; the row stays when GitOps is turned off. */
export const clusterGitops = pgTable(
  'cluster_gitops',
  {
    id: id(),
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    status: text('status', {
      enum: ['configuring', 'active', 'disabling', 'inactive', 'failed'],
    }).notNull(),
    /** True from the order to enable until Flux is removed; a failed attempt clears it. */
    enabled: boolean('enabled').notNull(),
    progress: integer('progress').notNull().default(0),
    message: jsonb('message').$type<Message>(),
    repository: text('repository').notNull(),
    repositoryUrl: text('repository_url').notNull(),
    sshUrl: text('ssh_url').notNull(),
    branch: text('branch').notNull(),
    clusterPath: text('cluster_path').notNull(),
    githubUsername: text('github_username').notNull(),
    /** The installation used to add the deploy key. */
    installationId: text('installation_id').notNull(),
    deployKeyId: text('deploy_key_id'),
    publicKey: text('public_key'),
    /** Encrypted. */
    privateKey: text('private_key'),
    /** When the cluster accepted the objects of the running action; null before. */
    appliedAt: moment('applied_at'),
    /** Why enabling failed, while what it left is being removed. */
    failure: jsonb('failure').$type<Message>(),
    /** Fingerprint of the last observed reconciliation, to detect changes. */
    seen: text('seen'),
    enabledAt: moment('enabled_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('cluster_gitops_cluster').on(t.clusterId)],
);
