import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { path } from '../../upstream/path.ts';
import { Cluster } from '../clusters/Cluster.ts';

const availability = z.object({ available: z.boolean(), suggestions: z.array(z.string()).default([]) });

const PostgresNameAvailability = builder
  .objectRef<z.output<typeof availability>>('PostgresNameAvailability')
  .implement({
    description: 'Whether a name is free for a database cluster.',
    fields: (t) => ({
      isAvailable: t.exposeBoolean('available', { description: 'Whether it is free.' }),
      suggestions: t.exposeStringList('suggestions', {
        description: 'Up to three free names when it is not; otherwise empty.',
      }),
    }),
  });

builder.queryField('postgresNameAvailable', (t) =>
  t.field({
    type: PostgresNameAvailability,
    nullable: true,
    description:
      'Whether no database cluster and nothing else in its namespace has this name; null when it could not be checked.',
    args: {
      clusterId: t.arg.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      name: t.arg.string({ required: true, description: 'The wanted name.' }),
    },
    resolve: async (_root, { clusterId, name }, ctx) => {
      ctx.requireToken();
      const target = path`/api/clusters/${clusterId.id}/apps/postgres/check-restore-name`;
      const body = { cluster_id: clusterId.id, proposed_name: name };
      return (await ctx.upstream.send('POST', target, availability, body, { envelope: 'none' })).data;
    },
  }),
);
