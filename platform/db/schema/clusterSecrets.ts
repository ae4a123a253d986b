import { boolean, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';
import { createdAt, id, updatedAt } from './columns.ts';

/** A secret in the embedded Kubernetes; its data is encrypted, as in etcd. */
export const kubernetesSecrets = pgTable(
  'kubernetes_secrets',
  {
    id: id(),
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    namespace: text('namespace').notNull(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    keys: jsonb('keys').$type<string[]>().notNull(),
    /** Encrypted JSON: key → value. */
    data: text('data').notNull(),
    /** True if the platform maintains it itself. */
    managed: boolean('managed').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [uniqueIndex('kubernetes_secrets_name').on(t.clusterId, t.namespace, t.name)],
);

/** imagePullSecrets of the ServiceAccount `default` of each namespace in the embedded Kubernetes. */
export const kubernetesPullSecrets = pgTable(
  'kubernetes_pull_secrets',
  {
    clusterId: uuid('cluster_id')
      .notNull()
      .references(() => clusters.id, { onDelete: 'cascade' }),
    namespace: text('namespace').notNull(),
    secretName: text('secret_name').notNull(),
  },
  (t) => [primaryKey({ columns: [t.clusterId, t.namespace, t.secretName] })],
);
