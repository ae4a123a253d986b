import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { wireDetail } from '../../upstream/messages.ts';
import { path } from '../../upstream/path.ts';
import { parseConditions } from './form/conditions.ts';

export const fieldTypes = [
  'string',
  'password',
  'number',
  'boolean',
  'select',
  'dynamic-select',
  'hidden',
] as const;
export const fieldSources = ['cluster-storage-classes', 'cluster-ingress-classes'] as const;
export const fieldValidations = ['domain', 'email', 'url', 'kubernetes-name'] as const;

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const fieldConfig = z.object({
  type: z.enum(fieldTypes).catch('string'),
  label: z.string().nullish(),
  label_detail: wireDetail.nullish(),
  description: z.string().nullish(),
  description_detail: wireDetail.nullish(),
  default: scalar.nullish(),
  options: z.array(z.coerce.string()).nullish(),
  source: z.enum(fieldSources).nullish().catch(null),
  required: z.boolean().nullish(),
  editable: z.boolean().nullish(),
  min: z.number().nullish(),
  max: z.number().nullish(),
  grows_only: z.boolean().nullish(),
  minLength: z.number().int().nullish(),
  length: z.number().int().nullish(),
  generate: z.boolean().nullish(),
  validation: z.enum(fieldValidations).nullish().catch(null),
  show_if: z.string().nullish(),
});

/** A field as `{ name, config }`, or flat. */
const nested = z.object({ name: z.string(), config: fieldConfig });
const field = z
  .union([
    nested,
    fieldConfig.extend({ name: z.string() }).transform(({ name, ...config }) => ({ name, config })),
  ])
  .transform(({ name, config: { show_if: showIf, ...config } }) => ({
    ...config,
    name,
    label: config.label ?? name,
    conditions: parseConditions(showIf ?? ''),
  }));
export type AppFieldRecord = z.output<typeof field>;

/** Anything else, such as a script, is no link. */
const webAddress = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .catch(null);

const catalogRecord = z
  .object({
    name: z.string(),
    title: z.string().nullish(),
    description: z.string(),
    detail: wireDetail.nullish(),
    category: z.string(),
    subcategory: z.string().nullish(),
    tags: z.array(z.string()).default([]),
    version: z.string(),
    versions: z.array(z.object({ version: z.string(), app_version: z.string().nullish() })).default([]),
    plan: z.string().nullish(),
    required_addons: z.array(z.string()).default([]),
    documentation_url: webAddress,
    changelog_url: webAddress,
    can_keep_data: z.boolean().default(true),
    configuration_tabs: z.array(z.string()).default([]),
    inputs_schema: z.record(z.string(), z.array(field)),
  })
  .transform(({ configuration_tabs: names, inputs_schema: schema, ...rest }) => ({
    ...rest,
    title: rest.title ?? rest.name,
    versions: rest.versions.length > 0 ? rest.versions : [{ version: rest.version }],
    tabs: (names.length > 0 ? names : Object.keys(schema)).map((name) => ({
      name,
      fields: schema[name] ?? [],
    })),
  }));
const catalogRecords = z.array(catalogRecord);
export type CatalogAppRecord = z.output<typeof catalogRecord>;

/** The catalogue; one call per request. */
export function loadAppCatalog(ctx: GatewayContext): Promise<CatalogAppRecord[]> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/apps/catalog`, catalogRecords);
}

/** Categories of the catalogue. */
export function loadAppCategories(ctx: GatewayContext): Promise<string[]> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/apps/categories`, z.array(z.string()));
}
