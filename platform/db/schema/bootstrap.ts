import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clusters } from './clusters.ts';

/** Authority and join secrets of a cluster on real servers. Keys and tokens are encrypted. */
export const clusterJoinSecrets = pgTable('cluster_join_secrets', {
  clusterId: uuid('cluster_id')
    .primaryKey()
    .references(() => clusters.id, { onDelete: 'cascade' }),
  /** The authority of the API server's certificate, in PEM, and its key. */
  certificate: text('certificate').notNull(),
  key: text('key').notNull(),
  /** With the first one nodes join the control plane, with the second one they join as workers. */
  serverToken: text('server_token').notNull(),
  agentToken: text('agent_token').notNull(),
});
