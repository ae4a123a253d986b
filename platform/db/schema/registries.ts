import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './account.ts';
import { clusters } from './clusters.ts';
import { createdAt, id, moment, updatedAt } from './columns.ts';
import type { Message } from '../../messages/messages.ts';

/** Credentials of a container registry; `password` is encrypted and never returned. */
export const registries = pgTable(
  'registries',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    type: text('type', {
      enum: ['docker-hub', 'github-registry', 'google-artifact', 'aws-ecr', 'custom'],
    }).notNull(),
    /** Null for Docker Hub, whose address is fixed. */
    url: text('url'),
    username: text('username').notNull(),
    password: text('password').notNull(),
    email: text('email'),
    awsRegion: text('aws_region'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('registries_account_name').on(t.accountId, t.name)],
);

/** A registry on a cluster. A row without registry waits until its secrets are removed from the cluster. */
export const clusterRegistries = pgTable(
  'cluster_registries',
  {
    id: id(),
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    registryId: uuid('registry_id').references(() => registries.id, { onDelete: 'set null' }),
    /** Name of the secret in every namespace. */
    secretName: text('secret_name').notNull(),
    status: text('status', { enum: ['applying', 'applied', 'removing', 'failed'] }).notNull(),
    message: jsonb('message').$type<Message>(),
    /** Namespaces that contain the secret. */
    namespaces: jsonb('namespaces').$type<string[]>().notNull().default([]),
    namespacesTotal: integer('namespaces_total').notNull().default(0),
    isDefault: boolean('is_default').notNull().default(false),
    appliedAt: moment('applied_at'),
    /** Expiry of the credentials in the cluster; null if they do not expire. */
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('cluster_registries_cluster_secret').on(t.clusterId, t.secretName),
    index('cluster_registries_registry').on(t.registryId),
  ],
);
