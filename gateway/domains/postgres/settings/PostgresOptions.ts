import { z } from 'zod';
import { builder } from '../../../graphql/builder.ts';
import { euros, Money } from '../../../graphql/types/Money.ts';
import { path } from '../../../upstream/path.ts';
import { ClusterRef } from '../../clusters/Cluster.ts';

const parameterTypes = ['integer', 'number', 'memory', 'duration', 'boolean', 'choice'] as const;

const optionsRecord = z.object({
  postgres_versions: z.array(z.string()),
  ferretdb_versions: z.array(z.string()),
  extensions: z.array(z.object({ name: z.string(), requires_restart: z.boolean() })),
  parameters: z.array(
    z.object({
      name: z.string(),
      type: z.enum(parameterTypes),
      unit: z.string().nullish(),
      default: z.string(),
      min: z.string().nullish(),
      max: z.string().nullish(),
      options: z.array(z.string()).default([]),
      requires_restart: z.boolean(),
    }),
  ),
  load_balancer_price: z.number(),
  volume_price_per_gb: z.number(),
  max_storage_size: z.number().int(),
});
type OptionsRecord = z.output<typeof optionsRecord>;

const PostgresExtensionOption = builder
  .objectRef<OptionsRecord['extensions'][number]>('PostgresExtensionOption')
  .implement({
    description: 'An extension that can be added to the first database.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name.' }),
      requiresRestart: t.exposeBoolean('requires_restart', {
        description: 'Whether the instances restart when it is added or removed.',
      }),
    }),
  });

const PostgresParameterType = builder.enumType('PostgresParameterType', {
  description: 'Type of a setting of the server.',
  values: {
    INTEGER: { value: 'integer', description: 'A whole number.' },
    NUMBER: { value: 'number', description: 'A number.' },
    MEMORY: { value: 'memory', description: 'A size with a unit, such as 256MB.' },
    DURATION: { value: 'duration', description: 'A time with a unit, such as 30s.' },
    BOOLEAN: { value: 'boolean', description: 'on or off.' },
    CHOICE: { value: 'choice', description: 'One of `options`.' },
  } as const,
});

const PostgresParameterOption = builder
  .objectRef<OptionsRecord['parameters'][number]>('PostgresParameterOption')
  .implement({
    description: 'A setting of the server that can be changed, with its bounds.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name, such as max_connections.' }),
      type: t.expose('type', { type: PostgresParameterType, description: 'Type of the value.' }),
      unit: t.exposeString('unit', {
        nullable: true,
        description: 'Unit of a value without one, such as ms or MB; null when there is none.',
      }),
      default: t.exposeString('default', { description: 'Default value.' }),
      min: t.exposeString('min', {
        nullable: true,
        description: 'Least value; null for switches and choices.',
      }),
      max: t.exposeString('max', {
        nullable: true,
        description: 'Greatest value; null for switches and choices.',
      }),
      options: t.exposeStringList('options', { description: 'Values of a choice; otherwise empty.' }),
      requiresRestart: t.exposeBoolean('requires_restart', {
        description: 'Whether the instances restart when it is changed.',
      }),
    }),
  });

const PostgresOptions = builder.objectRef<OptionsRecord>('PostgresOptions').implement({
  description: 'What a database cluster can be created and changed with.',
  fields: (t) => ({
    versions: t.exposeStringList('postgres_versions', {
      description: 'Versions of PostgreSQL, the default first.',
    }),
    ferretdbVersions: t.exposeStringList('ferretdb_versions', {
      description: 'Versions of FerretDB, the default first; they need PostgreSQL 17.5.',
    }),
    extensions: t.expose('extensions', {
      type: [PostgresExtensionOption],
      description: 'Extensions that can be added.',
    }),
    parameters: t.expose('parameters', {
      type: [PostgresParameterOption],
      description: 'Settings of the server that can be changed.',
    }),
    loadBalancerMonthlyPrice: t.field({
      type: Money,
      description: 'Price per month of the load balancer of a database cluster that is exposed.',
      resolve: ({ load_balancer_price: price }) => euros(price),
    }),
    storageMonthlyPricePerGb: t.field({
      type: Money,
      description: 'Price per month of one GB of storage of one instance.',
      resolve: ({ volume_price_per_gb: price }) => euros(price),
    }),
    maxStorageGib: t.exposeInt('max_storage_size', { description: 'Greatest storage in GiB.' }),
  }),
});

builder.objectField(ClusterRef, 'postgresOptions', (t) =>
  t.field({
    type: PostgresOptions,
    nullable: true,
    description:
      'What a database cluster can be created and changed with; null when it could not be loaded. Costs one call of the platform per cluster.',
    resolve: ({ id }, _args, ctx) => {
      ctx.requireToken();
      return ctx.upstream.get(path`/api/clusters/${id}/apps/postgres/options`, optionsRecord);
    },
  }),
);
