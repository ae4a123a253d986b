import { z } from 'zod';
import { english, messageFields, messageFieldsJson, messageJson } from '../../messages/messages.ts';
import {
  dynamicOptions,
  fieldTypes,
  fieldValidations,
  type InputField,
} from '../../providers/apps/inputs.ts';
import { appCategories, appPlans, type CatalogApp } from '../../providers/apps/port.ts';
import { appStatuses } from './apps.rules.ts';
import type { AppRow } from './apps.store.ts';

const settingJson = z.union([z.string(), z.number(), z.boolean()]);

/** What a field of an app's form accepts. Absent members do not limit it. */
const fieldConfigJson = z.object({
  type: z.enum(fieldTypes),
  label: z.string(),
  /** The message codes of the texts. */
  label_detail: messageJson,
  description: z.string().optional(),
  description_detail: messageJson.optional(),
  default: settingJson.optional(),
  options: z.array(z.string()).optional(),
  /** Where the options of a `dynamic-select` come from. */
  source: z.enum(dynamicOptions).optional(),
  required: z.boolean().optional(),
  /** False if the value is fixed after the installation. */
  editable: z.boolean().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** After the installation the number can only become larger. */
  grows_only: z.boolean().optional(),
  minLength: z.int().optional(),
  length: z.int().optional(),
  /** A value is generated if none is given. */
  generate: z.boolean().optional(),
  validation: z.enum(fieldValidations).optional(),
  /** Terms `f`, `!f`, `f === v` and `f !== v`, joined by `&&`; a hidden field is ignored. */
  show_if: z.string().optional(),
});

/** An app of the catalogue in a response. */
export const catalogAppJson = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  /** The message code of the description. */
  detail: messageJson,
  category: z.enum(appCategories),
  subcategory: z.string(),
  tags: z.array(z.string()),
  version: z.string(),
  app_version: z.string(),
  /** Newest first. */
  versions: z.array(z.object({ version: z.string(), app_version: z.string() })),
  plan: z.enum(appPlans),
  required_addons: z.array(z.string()),
  documentation_url: z.string(),
  changelog_url: z.string().nullable(),
  /** Uninstalling can leave the data. */
  can_keep_data: z.boolean(),
  configuration_tabs: z.array(z.string()),
  inputs_schema: z.record(z.string(), z.array(z.object({ name: z.string(), config: fieldConfigJson }))),
});

const endpointJson = z.object({
  label: z.string(),
  label_detail: messageJson,
  /** Null if it is no web address. */
  url: z.string().nullable(),
  host: z.string(),
  port: z.int(),
  is_public: z.boolean(),
  username: z.string().nullable(),
  /** Where the password is in the cluster. */
  password_secret: z.object({ namespace: z.string(), name: z.string(), key: z.string() }).nullable(),
});

/** An app on a cluster in a response. */
export const installedAppJson = z.object({
  id: z.string(),
  cluster_id: z.string(),
  account_id: z.string(),
  app_name: z.string(),
  instance_name: z.string(),
  instance_id: z.string(),
  version: z.string(),
  previous_version: z.string().nullable(),
  /** The version after the running operation, or of the failed one; null otherwise. */
  target_version: z.string().nullable(),
  latest_version: z.string(),
  status: z.enum(appStatuses),
  task_id: z.string().nullable(),
  /** Without secrets. */
  configuration: z.record(z.string(), z.unknown()),
  secret_fields: z.array(z.string()),
  progress: z.int(),
  ...messageFieldsJson,
  endpoints: z.array(endpointJson),
  revision: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  updated_by_name: z.string().nullable(),
});
export type InstalledAppJson = z.output<typeof installedAppJson>;

function fieldToJson({ name, config }: InputField) {
  const { label, description, options, optionsFrom, growsOnly, ...rest } = config;
  return {
    name,
    config: {
      ...rest,
      label: english(label),
      label_detail: label,
      ...(description && { description: english(description), description_detail: description }),
      ...(options && { options: [...options] }),
      ...(optionsFrom && { source: optionsFrom }),
      ...(growsOnly && { grows_only: true }),
    },
  };
}

/** Catalogue entry → response. */
export function catalogAppToJson(app: CatalogApp): z.output<typeof catalogAppJson> {
  const [newest] = app.versions;
  return {
    name: app.name,
    title: app.title,
    description: english(app.description),
    detail: app.description,
    category: app.category,
    subcategory: app.subcategory,
    tags: [...app.tags],
    version: newest.version,
    app_version: newest.appVersion,
    versions: app.versions.map(({ version, appVersion }) => ({ version, app_version: appVersion })),
    plan: app.plan,
    required_addons: [...app.requiredAddons],
    documentation_url: app.documentation,
    changelog_url: app.changelog,
    can_keep_data: app.canKeepData,
    configuration_tabs: [...app.configurationTabs],
    inputs_schema: Object.fromEntries(
      Object.entries(app.inputsSchema).map(([tab, fields]) => [tab, fields.map(fieldToJson)]),
    ),
  };
}

/** Row → response; `latest` is the newest version of the catalogue. */
export function installedAppToJson(row: AppRow, accountId: string, latest: string): InstalledAppJson {
  return {
    id: row.id,
    cluster_id: row.clusterId,
    account_id: accountId,
    app_name: row.name,
    instance_name: row.instanceName,
    instance_id: row.id,
    version: row.version,
    previous_version: row.previousVersion,
    target_version: row.targetVersion,
    latest_version: latest,
    status: row.status,
    task_id: row.jobId,
    configuration: { ...row.inputs },
    secret_fields: row.secretFields,
    progress: row.progress,
    ...messageFields(row.message),
    endpoints: row.endpoints.map(({ label, isPublic, user, secret, ...address }) => ({
      ...address,
      label: english(label),
      label_detail: label,
      is_public: isPublic,
      username: user,
      password_secret: secret,
    })),
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    updated_by_name: row.updatedByName,
  };
}
