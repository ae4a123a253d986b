import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, moment, updatedAt } from './columns.ts';

/**
 * A resource of the embedded cloud (server, network, load balancer, key, Kubernetes object). No foreign keys: a cloud
 * does not know its customers.
 */
export const cloudResources = pgTable(
  'cloud_resources',
  {
    id: id(),
    accountId: uuid('account_id').notNull(),
    clusterId: uuid('cluster_id'),
    kind: text('kind').notNull(),
    externalId: text('external_id').notNull(),
    name: text('name').notNull().default(''),
    labels: jsonb('labels').$type<Record<string, string>>().notNull().default({}),
    spec: jsonb('spec').$type<Record<string, unknown>>().notNull().default({}),
    status: text('status').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('cloud_resources_external').on(t.kind, t.externalId),
    index('cloud_resources_cluster').on(t.clusterId, t.kind),
    index('cloud_resources_account').on(t.accountId, t.kind),
  ],
);

/** A mail that was not sent; shown at /dev/outbox while no SMTP server is configured. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id(),
    recipient: text('recipient').notNull(),
    template: text('template').notNull(),
    locale: text('locale', { enum: ['en', 'es'] }).notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    link: text('link'),
    createdAt: createdAt(),
    sentAt: moment('sent_at'),
  },
  (t) => [index('outbox_mails_created').on(t.createdAt)],
);
