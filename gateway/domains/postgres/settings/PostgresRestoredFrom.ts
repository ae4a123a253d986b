import { builder } from '../../../graphql/builder.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';

export const PostgresRestoredFrom = builder
  .objectRef<NonNullable<PostgresRecord['restored_from']>>('PostgresRestoredFrom')
  .implement({
    description: 'What a database cluster was restored from.',
    fields: (t) => ({
      name: t.exposeString('cluster_name', { description: 'Name of the source, which may be deleted.' }),
      targetTime: t.expose('target_time', {
        type: 'DateTime',
        nullable: true,
        description: 'Point in time that was restored; null for the latest one.',
      }),
      restoredAt: t.expose('restored_at', {
        type: 'DateTime',
        nullable: true,
        description: 'When the restore was complete; null while it is running.',
      }),
    }),
  });
